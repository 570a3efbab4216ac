import type { ResponseStore } from './responseStore';

export interface ApiContext {
  readToken: (getState: () => unknown) => string | undefined;
  mediaApiUrl?: string;
  /** This and the two time limits below are in milliseconds; tests shorten them (API-2, API-4). */
  retryDelayMs?: number;
  readTimeoutMs?: number;
  writeTimeoutMs?: number;
  fetchFn?: (request: Request) => Promise<Response>;
  responses?: ResponseStore;
}

function isApiContext(extra: unknown): extra is ApiContext {
  return typeof extra === 'object' && extra !== null && 'readToken' in extra && typeof extra.readToken === 'function';
}

export function apiContextOf(extra: unknown): ApiContext {
  if (!isApiContext(extra)) throw new Error('The store was made without an ApiContext as its extra argument.');
  return extra;
}
