import { BASE_PATH, patterns } from '@/shared/routes/paths';
import { findRoute } from '../routing/routes';
import { FILES, filesOf, pageKey, PAGES, readPage, SHELL } from './caches';

const MAX_PAGES = 60;

async function cachePage(pages: Cache, address: string): Promise<string[]> {
  const read = await readPage(await fetch(address));
  if (read === undefined) return [];
  // Replaces the old copy in one step: a reload in between must find one.
  await pages.put(address, read.page);
  return filesOf(read.html);
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(`${BASE_PATH}/assets/`))
    .map(({ pathname }) => pathname);

/** Approval pages are private to whoever has the link. */
function documentsOf(path: string): string[] {
  const route = findRoute(path);
  const isKept = route?.prerender === true || route?.path === patterns.mediaListingDetail;
  return isKept ? [pageKey(BASE_PATH + path)] : [];
}

export async function cacheVisit(path: string): Promise<void> {
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  const named = await Promise.all([SHELL, ...documentsOf(path)].map((address) => cachePage(pages, address)));
  const wanted = new Set([...named.flat(), ...loadedFiles()]);
  await Promise.all(
    [...wanted].map(async (file) => {
      if ((await files.match(file)) === undefined) await files.add(file);
    }),
  );
  const kept = await pages.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_PAGES)).map((page) => pages.delete(page)));
}
