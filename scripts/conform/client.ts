/** A whole answer, or why there is none. */
export type Exchange =
  | { status: number; headers: Headers; body: string; ms: number; failed?: never }
  | { failed: 'network' | 'timeout'; ms: number; reason: string };

export interface Call {
  method: string;
  /** Below the API's base, encoded. */
  path: string;
  body?: unknown;
  token?: string | undefined;
  headers?: Readonly<Record<string, string>>;
}

export type Send = (call: Call) => Promise<Exchange>;

export interface ClientOptions {
  /** The API's base, without a slash at the end. */
  url: string;
  /** The portal's origin, which a browser sends with every call to another origin. */
  portal: string;
  /** Sent with every call, beyond what the portal sends. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which an answer is given up: the portal's own patience. */
  patienceMs?: number;
}

/** The portal gives a read up after this long (API-4). */
export const READ_PATIENCE_MS = 15_000;

const ACCEPT = 'application/json, text/plain, */*';

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

/** Sends calls as the portal's browser does: the same headers, redirects followed. */
export function createClient({ url, portal, headers: more, patienceMs = READ_PATIENCE_MS }: ClientOptions): Send {
  return async ({ method, path, body, token, headers }) => {
    const limit = AbortSignal.timeout(patienceMs);
    const started = performance.now();
    const passed = (): number => Math.round(performance.now() - started);
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          Accept: ACCEPT,
          Origin: portal,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...more,
          ...headers,
        },
        signal: limit,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, body: await response.text(), ms: passed() };
    } catch (error) {
      return { failed: limit.aborted ? 'timeout' : 'network', ms: passed(), reason: reasonOf(error) };
    }
  };
}
