export interface Call {
  method: string;
  path: string;
  body?: unknown;
  token?: string | undefined;
  headers?: Readonly<Record<string, string>>;
}

export interface Received {
  status: number;
  headers: Headers;
  body: string;
  ms: number;
  /** The bytes are not UTF-8, so names show replacement characters. */
  isGarbled?: boolean;
  redirect?: { target: string; isFollowed: boolean } | undefined;
  failed?: never;
}

export type Exchange = Received | { failed: 'network' | 'timeout'; ms: number; reason: string };

export type Send = (call: Call, signal?: AbortSignal) => Promise<Exchange>;

/** A server to call, and how. */
export interface Target {
  /** The API, such as `https://api.example.org/media`. */
  url: string;
  /** The portal's origin, sent as the Origin header, as browsers do with every cross-origin call. */
  portal: string;
  headers?: Readonly<Record<string, string>> | undefined;
  /** The time limit of one call; by default, the portal's own limit for calls that load data (API-4). */
  timeoutMs?: number | undefined;
}

const headersOf = ({ body, token, headers }: Call, portal: string): Record<string, string> => ({
  Accept: 'application/json, text/plain, */*',
  Origin: portal,
  ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  ...headers,
});

/** Decodes a body as a browser's `text()` does, which replaces bytes that are not UTF-8. */
export function decode(bytes: ArrayBuffer): { body: string; isGarbled: boolean } {
  try {
    return { body: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGarbled: false };
  } catch {
    return { body: new TextDecoder().decode(bytes), isGarbled: true };
  }
}

export function createClient({ url, portal, headers: more, timeoutMs = 15_000 }: Target): Send {
  return async (call, signal) => {
    const limit = AbortSignal.timeout(timeoutMs);
    const started = performance.now();
    const ms = (): number => Math.round(performance.now() - started);
    const address = `${url}${call.path}`;
    const init: RequestInit = {
      method: call.method,
      headers: { ...headersOf(call, portal), ...more },
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      redirect: 'manual',
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    };
    try {
      let response = await fetch(address, init);
      const location = response.headers.get('Location');
      let redirect: Received['redirect'];
      if (response.status >= 300 && response.status < 400 && location !== null) {
        const target = new URL(location, address);
        // Follows a redirect only for reads and within the origin: another origin must not receive a token or a password.
        const isFollowed = call.method === 'GET' && target.origin === new URL(address).origin;
        redirect = { target: target.href, isFollowed };
        if (isFollowed) response = await fetch(target, init);
      }
      const decoded = decode(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, ...decoded, ms: ms(), redirect };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return { failed: limit.aborted ? 'timeout' : 'network', ms: ms(), reason: String(cause) };
    }
  };
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A shell command that repeats the call, with `$TOKEN` and `$PASSWORD` in place of the secrets. */
export function curlOf(url: string, portal: string, call: Call): string {
  const { method, path, body, token } = call;
  const headers = headersOf({ ...call, token: undefined }, portal);
  const json = JSON.stringify(body, (name, value: unknown) => (name === 'password' ? '$PASSWORD' : value)) as
    string | undefined;
  return [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(`${url}${path}`),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(token === undefined ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(json === undefined ? [] : [`--data-raw ${quoted(json).replace('$PASSWORD', `'"$PASSWORD"'`)}`]),
  ].join(' ');
}
