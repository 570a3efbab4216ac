const RETRY_MS = 700;

const listeners = new Set<() => void>();

/** Calls the listener after each chunk has loaded and before its components render. Returns a function that removes the listener. */
export function onChunkLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Retries once, because connections often drop only briefly. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const chunk = await load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  });
  for (const listener of listeners) listener();
  return chunk;
}
