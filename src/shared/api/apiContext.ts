import type { AnswerStore } from './answerStore';

/**
 * The store's extra argument: what the base query needs and only the app knows.
 * `configureStore({ middleware: (d) => d({ thunk: { extraArgument: context } }) })`
 */
export interface ApiContext {
  /** The token to send, or undefined. Asked anew for every request. */
  readToken: (getState: () => unknown) => string | undefined;
  /** Where the API is, when not where the configuration says. */
  mediaApiUrl?: string;
  /** The times below are in milliseconds and default to those of API-2 and API-4; tests shorten them. */
  retryDelayMs?: number;
  readTimeoutMs?: number;
  writeTimeoutMs?: number;
  fetchFn?: (request: Request) => Promise<Response>;
  /** Keeps answers for the time without a connection; nothing is kept where none is given. */
  answers?: AnswerStore;
}

function isApiContext(extra: unknown): extra is ApiContext {
  return typeof extra === 'object' && extra !== null && 'readToken' in extra && typeof extra.readToken === 'function';
}

export function apiContextOf(extra: unknown): ApiContext {
  if (!isApiContext(extra)) throw new Error('The store was made without an ApiContext as its extra argument.');
  return extra;
}
