import { readFileSync } from 'node:fs';
import { http, type RequestHandler } from 'msw';
import type { Session } from '../auth/sessions';
import { operationsAt } from '../http/contract';
import { pathBelow } from '../http/matchPath';

/** The fields that are used from an entry of a HAR 1.2 file, which the development server or a browser recorded. */
export interface HarEntry {
  request: { method: string; url: string };
  response: { status: number; content: { mimeType?: string; text?: string; encoding?: string } };
  /** The claims of a login's token, which the development server records in place of the token. */
  _session?: Session | undefined;
}

/** @throws an error that names the file */
export function readHar(file: string): readonly HarEntry[] {
  try {
    const { log } = JSON.parse(readFileSync(file, 'utf8')) as { log: { entries: HarEntry[] } };
    if (log.entries.every(({ request, response }) => request.url !== '' && response.status >= 0)) return log.entries;
  } catch {
    // Falls through to the error below.
  }
  throw new Error(`${file} is not a HAR file.`);
}

/** The claims in the token of a recorded login, from which the replay signs a new token, since the recorded one has expired. */
export function sessionIn(body: string): Session | undefined {
  try {
    const { token } = JSON.parse(body) as { token: string };
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Partial<Session>;
    const { Role, Identifier } = claims;
    return Role === undefined || Identifier === undefined ? undefined : { Role, Identifier };
  } catch {
    return undefined;
  }
}

const keyOf = (method: string, path: string): string => `${method} ${path.replace(/\/$/, '')}`;

/** The method and path of an entry's API call, whatever its base URL. Undefined for other requests, such as for the portal's files. */
function keyOfEntry({ request: { method, url } }: HarEntry): string | undefined {
  const parts = new URL(url).pathname.split('/');
  for (let start = 1; start < parts.length; start += 1) {
    const path = `/${parts.slice(start).join('/')}`;
    if (operationsAt(path).some((operation) => operation.method === method)) return keyOf(method, path);
  }
  return undefined;
}

interface Replay {
  base: string;
  entries: readonly HarEntry[];
  sign: (session: Session) => Promise<string>;
}

/** Answers each call with its recorded responses in order, then repeats the last one. Refuses calls that were not recorded. */
export function createReplayHandler({ base, entries, sign }: Replay): RequestHandler {
  const queues = new Map<string, HarEntry[]>();
  for (const entry of entries) {
    const key = keyOfEntry(entry);
    if (key !== undefined) queues.set(key, [...(queues.get(key) ?? []), entry]);
  }
  return http.all(
    ({ request }) => pathBelow(base, request.url) !== undefined,
    async ({ request }) => {
      const key = keyOf(request.method, pathBelow(base, request.url) ?? '');
      const queue = queues.get(key) ?? [];
      const entry = queue.length > 1 ? queue.shift() : queue[0];
      if (entry === undefined) return Response.json({ message: `${key} is not in the recording.` }, { status: 404 });
      const { status, content } = entry.response;
      const body = Buffer.from(content.text ?? '', content.encoding === 'base64' ? 'base64' : 'utf8');
      const session = entry._session ?? (key.endsWith('/login/login') ? sessionIn(body.toString()) : undefined);
      if (session !== undefined) return Response.json({ token: await sign(session) });
      const headers = { 'Content-Type': content.mimeType ?? '' };
      return new Response([204, 205, 304].includes(status) ? null : body, { status, headers });
    },
  );
}
