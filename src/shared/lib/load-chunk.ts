import { makeSignal } from '@/shared/lib/signal';

const RETRY_MS = 700;

const loaded = makeSignal();

/** Calls the listener after each chunk has loaded and before its components render. Returns a function that removes the listener. */
export const onChunkLoaded = loaded.listen;

/** Retries once, because connections often drop only briefly. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const chunk = await load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  });
  loaded.tell();
  return chunk;
}
