import { BASE_PATH, patterns } from '@/shared/routes/paths';
import { selectIsMediaUser, selectSessionIdentifier } from '@/features/session';
import { whenIdle } from '@/shared/lib/when-idle';
import { selectNoticesPage } from '@/shared/ui/noticesSlice';
import { findRoute } from '../routing/routes';
import type { PortalStore } from '../store';
import { FILES, filesOf, pageKey, PAGES, readPage, SHELL, WORKER } from './caches';
import { responseCache, clearCachedResponses, followOfflineChoice } from './responseCache';

const MAX_PAGES = 60;

async function cachePage(pages: Cache, address: string): Promise<string[]> {
  const read = await readPage(await fetch(address));
  if (read === undefined) return [];
  // Overwrites the old copy instead of deleting it first, so that a reload always finds one.
  await pages.put(address, read.page);
  return filesOf(read.html);
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(`${BASE_PATH}/assets/`))
    .map(({ pathname }) => pathname);

/** Lists the HTML to cache for a path, if any: never an approval page, which only link holders may see. */
function addressesOf(path: string): string[] {
  const route = findRoute(path);
  const isKept = route?.prerender === true || route?.path === patterns.mediaListingDetail;
  return isKept ? [pageKey(BASE_PATH + path)] : [];
}

async function cacheVisit(path: string): Promise<void> {
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  const named = await Promise.all([SHELL, ...addressesOf(path)].map((address) => cachePage(pages, address)));
  const wanted = new Set([...named.flat(), ...loadedFiles()]);
  await Promise.all(
    [...wanted].map(async (file) => {
      if ((await files.match(file)) === undefined) await files.add(file);
    }),
  );
  const kept = await pages.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_PAGES)).map((page) => pages.delete(page)));
}

export { responseCache };

export function startOffline(store: PortalStore): void {
  const ownerNow = (): string | null => {
    const state = store.getState();
    return selectIsMediaUser(state) ? selectSessionIdentifier(state) : null;
  };
  let page = '';
  let owner = ownerNow();
  let keeping = Promise.resolve();
  const update = (): void => {
    if (ownerNow() !== owner) clearCachedResponses();
    owner = ownerNow();
    const shown = selectNoticesPage(store.getState());
    if (shown === page || !navigator.onLine) return;
    page = shown;
    keeping = keeping
      .then(whenIdle)
      .then(() => cacheVisit(shown))
      .catch(() => undefined);
  };
  followOfflineChoice();
  update();
  store.subscribe(update);
  // Registers the worker only once the first page is cached, so that the worker can serve it.
  keeping
    .then(() => navigator.serviceWorker.register(WORKER, { scope: WORKER.replace(/[^/]+$/, '') }))
    // The browser may forbid workers.
    .catch(() => undefined);
}
