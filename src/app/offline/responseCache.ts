import type { ResponseStore, StoredResponse } from '@/shared/api';
import { isRecord } from '@/shared/lib/is-record';
import { KEPT_CACHE, onOfflineChoice, readOfflineChoice, type OfflinePart } from '@/shared/lib/offline-choice';
import { RESPONSES } from './caches';

const AT = 'X-Kept-At';
const PART = 'X-Kept-Part';
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** How many recent responses stay in memory, in case the user decides to store them for offline use. */
const MAX_RECENT = 300;

type Kind = 'everyone' | OfflinePart;

export function kindOf({ path, signedIn }: Pick<StoredResponse, 'path' | 'signedIn'>): Kind | undefined {
  if (path === 'org/listing') return 'everyone';
  if (!signedIn) return /^(?:org\/identifier|staff\/(?:director|assistants))\//.test(path) ? 'everyone' : undefined;
  if (path.startsWith('school/')) return 'schools';
  return /^(?:site\/|contact\/year\/|staff\/[^/]+$|org\/identifier\/)/.test(path) ? 'season' : undefined;
}

const responseOf = (body: string, at: number, part = ''): Response =>
  new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8', [AT]: String(at), [PART]: part } });

const isWanted = (part: OfflinePart): boolean => readOfflineChoice().parts.includes(part);

const recent = new Map<string, StoredResponse & { at: number; part: OfflinePart }>();

async function storeOffline({ url, body, at, part }: { url: string; body: string; at: number; part: OfflinePart }) {
  const cache = await caches.open(KEPT_CACHE);
  await cache.put(url, responseOf(body, at, part));
  // The user may have logged out, or unchecked this part, meanwhile.
  if (!isWanted(part)) await followChoice();
}

async function storeResponse(response: StoredResponse): Promise<void> {
  const kind = kindOf(response);
  const at = Date.now();
  if (kind === undefined) return;
  if (kind === 'everyone') {
    const cache = await caches.open(RESPONSES);
    await cache.put(response.url, responseOf(response.body, at));
    return;
  }
  recent.delete(response.url);
  recent.set(response.url, { ...response, at, part: kind });
  const [oldest] = recent.keys();
  if (recent.size > MAX_RECENT && oldest !== undefined) recent.delete(oldest);
  if (isWanted(kind)) await storeOffline({ ...response, at, part: kind });
}

async function followChoice(): Promise<void> {
  const { parts } = readOfflineChoice();
  if (parts.length === 0) {
    await caches.delete(KEPT_CACHE);
    return;
  }
  const cache = await caches.open(KEPT_CACHE);
  // Deletes the responses of parts (schools, season) that the user no longer stores, including those from earlier page loads.
  for (const key of await cache.keys()) {
    const part = (await cache.match(key))?.headers.get(PART);
    if (parts.every((wanted) => wanted !== part)) await cache.delete(key);
  }
  await Promise.all([...recent.values()].filter(({ part }) => parts.includes(part)).map(storeOffline));
}

async function read(name: string, url: string): Promise<{ body: string; at: number } | undefined> {
  const found = await caches.match(url, { cacheName: name });
  const at = Number(found?.headers.get(AT));
  return found === undefined || Date.now() - at > LIFETIME_MS ? undefined : { body: await found.text(), at };
}

/** Finds an organization in the cached listing: opening one from the listing sends no request, so it has no cached response. */
async function fromListing(url: string): Promise<{ body: string; at: number } | undefined> {
  const [, base, identifier] = /^(.*\/org\/)identifier\/([^/]+)$/.exec(url) ?? [];
  if (base === undefined || identifier === undefined) return undefined;
  const listing = await read(RESPONSES, `${base}listing`);
  const entries: unknown = listing === undefined ? [] : JSON.parse(listing.body);
  const named = decodeURIComponent(identifier);
  const found = Array.isArray(entries)
    ? (entries as unknown[]).find((entry) => isRecord(entry) && String(entry.Identifier).trim() === named)
    : undefined;
  return listing === undefined || found === undefined ? undefined : { body: JSON.stringify(found), at: listing.at };
}

/** Always caches public responses; caches those for a signed-in user only if the user has chosen to keep them. */
export const responseCache: ResponseStore = {
  keep: (response) => {
    // Ignores a failure, because the storage may be full.
    void storeResponse(response).catch(() => undefined);
  },
  find: async (url, signedIn) =>
    (signedIn ? await read(KEPT_CACHE, url) : undefined) ??
    (await read(RESPONSES, url)) ??
    // Uses the listing only for visitors, because a signed-in user's own record has more fields than its entry there.
    (signedIn ? undefined : fromListing(url)),
};

export function followOfflineChoice(): void {
  onOfflineChoice(() => {
    void followChoice().catch(() => undefined);
  });
}

export function clearCachedResponses(): void {
  recent.clear();
}
