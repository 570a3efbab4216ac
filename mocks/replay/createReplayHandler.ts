import { http, type RequestHandler } from 'msw';
import { pathBelow } from '../http/matchPath';
import type { Session } from '../auth/sessions';
import type { RecordedCall } from './recording';

interface Replay {
  base: string;
  calls: readonly RecordedCall[];
  sign: (session: Session) => Promise<string>;
}

const keyOf = (method: string, path: string): string => `${method} ${path.replace(/\/$/, '')}`;

/** Refuses what was not recorded, so that nothing of the stand-in mixes with the recording. */
export function createReplayHandler({ base, calls, sign }: Replay): RequestHandler {
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
