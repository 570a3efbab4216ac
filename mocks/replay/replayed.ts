import { http, type RequestHandler } from 'msw';
import { pathBelow } from '../lib/matchPath';
import type { Session } from '../lib/tokens';
import type { RecordedCall } from './recordedCall';

interface Replay {
  base: string;
  calls: readonly RecordedCall[];
  /** Makes a token for the session that a recorded login opened. */
  sign: (session: Session) => Promise<string>;
}

const keyOf = (method: string, path: string): string => `${method} ${path.replace(/\/$/, '')}`;

/**
 * Answers as the recorded server did: the same call gets its answers in their order, and the last one from then on. What
 * was not recorded is refused, so that nothing of the stand-in's own mixes with the recording.
 */
export function replayed({ base, calls, sign }: Replay): RequestHandler {
  const queues = new Map<string, RecordedCall[]>();
  for (const call of calls) {
    const key = keyOf(call.method, call.path);
    queues.set(key, [...(queues.get(key) ?? []), call]);
  }
  return http.all(
    ({ request }) => pathBelow(base, request.url) !== undefined,
    async ({ request }) => {
      const path = pathBelow(base, request.url) ?? '';
      const queue = queues.get(keyOf(request.method, path)) ?? [];
      const call = queue.length > 1 ? queue.shift() : queue[0];
      if (call === undefined) {
        return Response.json({ message: `${request.method} ${path} is not in the recording.` }, { status: 404 });
      }
      if (call.session !== undefined) return Response.json({ token: await sign(call.session) });
      const { status, contentType, answer } = call;
      const body = [204, 205, 304].includes(status) ? null : answer;
      return new Response(body, { status, headers: contentType === '' ? {} : { 'Content-Type': contentType } });
    },
  );
}
