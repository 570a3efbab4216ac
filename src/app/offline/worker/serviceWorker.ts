import { BASE_PATH } from '@/shared/routes/paths';
import { FILES, filesOf, pageKey, PAGES, readPage, SHELL } from '../caches';

/** Declared here, because TypeScript knows the globals of a page or of a worker, not both. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  clientId: string;
  resultingClientId: string;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rules: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>;
}

interface WorkerScope {
  skipWaiting: () => Promise<void>;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: ((type: 'install', listener: (event: InstallEvent) => void) => void) &
    ((type: 'activate', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void);
}

export const scope = globalThis as unknown as WorkerScope;

/** The names of this release's files in /assets. The build fills them in, so that the browser sees a new worker for each release. */
declare const RELEASE_FILES: readonly string[];

const NETWORK_TIMEOUT_MS = 4000;

const timeout = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));

/** The tabs that show a cached page: they need its cached files, even if the browser believes it is online. */
const cachedClients = new Set<string>();

/** Serves a page from the network, so that nobody misses a new release, and from the cache if that fails or takes too long. */
async function page({ request, preloadResponse, resultingClientId }: FetchEvent): Promise<Response> {
  const kept = await caches.match(pageKey(new URL(request.url).pathname), { cacheName: PAGES });
  const network = Promise.resolve(preloadResponse).then((response) => response ?? fetch(request));
  // Ignores a failure that comes after the cached page is shown.
  network.catch(() => undefined);
  try {
    const response = await (kept === undefined ? network : Promise.race([network, timeout()]));
    if (response !== undefined && (response.status < 500 || kept === undefined)) return response;
  } catch {
    // There is no connection.
  }
  cachedClients.add(resultingClientId);
  return kept ?? (await caches.match(SHELL, { cacheName: PAGES })) ?? Response.error();
}

/** Serves a file from the cache first: its name contains a hash, so a cached file is never stale. */
const file = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: FILES })) ?? fetch(request);

/** Updates the cached pages and their files to this release, then deletes the old files. If a download fails, the old files stay. */
async function updateCaches(): Promise<void> {
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  const own = new Set(RELEASE_FILES.map((name) => `${BASE_PATH}/${name}`));
  const others = (await files.keys()).filter(({ url }) => !own.has(new URL(url).pathname));
  if (others.length === 0) return;
  for (const { url } of await pages.keys()) {
    const read = await readPage(await fetch(url, { cache: 'no-cache' }));
    if (read === undefined) await pages.delete(url);
    else {
      await files.addAll(filesOf(read.html));
      await pages.put(url, read.page);
    }
  }
  await Promise.all(others.map((other) => files.delete(other)));
}

scope.addEventListener('install', (event) => {
  // Lets API calls bypass the worker, because starting it would delay them.
  const routed = event.addRoutes?.({ condition: { urlPattern: `${BASE_PATH}/api/*` }, source: 'network' });
  event.waitUntil(Promise.all([routed?.catch(() => undefined), scope.skipWaiting()]));
});

scope.addEventListener('activate', (event) => {
  const { navigationPreload } = scope.registration;
  // Ignores a failed update: offline, for example, the cached pages stay usable.
  event.waitUntil(Promise.all([navigationPreload?.enable(), updateCaches().catch(() => undefined)]));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(`${BASE_PATH}/`)) return;
  if (pathname.startsWith(`${BASE_PATH}/assets/`)) {
    // Online, files load as they would without a worker.
    if (!navigator.onLine || cachedClients.has(event.clientId)) event.respondWith(file(request));
  } else if (request.mode === 'navigate' && !pathname.startsWith(`${BASE_PATH}/api/`) && !/\.\w+$/.test(pathname)) {
    event.respondWith(page(event));
  }
});
