const RETRY_MS = 700;

/** Loads code that is a file of its own; once more after a moment, since a connection may only have stumbled. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  }
}
