/**
 * Updates the cached data once a write succeeds, before it is refetched. Otherwise, a form that opens in between would start
 * from the old data and write it over what was saved.
 */
export async function patchCacheAfter(write: PromiseLike<unknown>, update: () => void): Promise<void> {
  try {
    await write;
  } catch {
    return;
  }
  update();
}
