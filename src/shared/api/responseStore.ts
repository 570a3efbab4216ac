import { parseBody, readResponse, type ResponseKind } from './readResponse';

export interface StoredResponse {
  url: string;
  path: string;
  body: string;
  signedIn: boolean;
}

export interface ResponseStore {
  keep: (response: StoredResponse) => void;
  find: (url: string, signedIn: boolean) => Promise<{ body: string; at: number } | undefined>;
}

const ages = new WeakMap<object, number>();

/** When a stored response was received (ms since the epoch); undefined for a live one. */
export const ageOf = (response: unknown): number | undefined =>
  typeof response === 'object' && response !== null ? ages.get(response) : undefined;

export async function loadStoredResponse(
  store: ResponseStore,
  { url, signedIn, kind }: { url: string; signedIn: boolean; kind: ResponseKind },
): Promise<{ data: unknown } | undefined> {
  const kept = await store.find(url, signedIn).catch(() => undefined);
  if (kept === undefined) return undefined;
  const read = readResponse(parseBody(kept.body), kind);
  if ('unreadable' in read) return undefined;
  if (typeof read.data === 'object' && read.data !== null) ages.set(read.data, kept.at);
  return { data: read.data };
}
