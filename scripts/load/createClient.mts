import { Agent, request } from 'node:http';
import type { TrafficCall } from '../../tests/mocks/support/traffic';

const TIMEOUT_MS = 15_000;

/** Skips decompression, because client and server share the machine. */
export function createClient(origin: string): (call: TrafficCall) => Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const send = ({ path, init = {} }: TrafficCall): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { 'Accept-Encoding': 'gzip, br', ...(init.headers as Record<string, string> | undefined) };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const call = request(origin + path, { agent, method: init.method ?? 'GET', headers, signal }, (answer) => {
        answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0));
        answer.resume();
      });
      call.on('error', reject).end(typeof init.body === 'string' ? init.body : undefined);
    });
  return async (call) => {
    if (call.before !== undefined) await send(call.before);
    return send(call);
  };
}
