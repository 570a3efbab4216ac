export type Exchange =
  | { status: number; headers: Headers; body: string; ms: number; failed?: never }
  | { failed: 'network' | 'timeout'; ms: number; reason: string };

export interface Call {
  method: string;
  path: string;
  body?: unknown;
  token?: string | undefined;
  headers?: Readonly<Record<string, string>>;
}

export type Send = (call: Call) => Promise<Exchange>;

export interface ClientOptions {
  url: string;
  /** Browsers send the Origin header with every cross-origin call. */
  portal: string;
  headers?: Readonly<Record<string, string>>;
  timeoutMs?: number;
}

/** The portal's timeout for reads (API-4). */
const READ_TIMEOUT_MS = 15_000;

const ACCEPT = 'application/json, text/plain, */*';

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

export function createClient({ url, portal, headers: more, timeoutMs = READ_TIMEOUT_MS }: ClientOptions): Send {
  return async ({ method, path, body, token, headers }) => {
    const limit = AbortSignal.timeout(timeoutMs);
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
