/** TypeScript knows the globals of a page or of a worker, not both. */
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
