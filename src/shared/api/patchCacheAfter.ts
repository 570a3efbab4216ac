/**
 * Updates the cached data once a write succeeds, before it is refetched: a form that opens in between would otherwise
 * write older data over what was saved.
 */
export async function patchCacheAfter(write: PromiseLike<unknown>, update: () => void): Promise<void> {
  try {
    await write;
  } catch {
    return;
  }
  update();
}
