/**
 * Updates the read data once a write succeeds, before it is read again: a form that opens in between would write what is
 * older over what was saved.
 */
export async function patchCacheAfter(write: PromiseLike<unknown>, update: () => void): Promise<void> {
  try {
    await write;
  } catch {
    return;
  }
  update();
}
