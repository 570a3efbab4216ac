import type { Exchange } from '../client';
import type { Finding } from '../report';
import type { Run } from '../run';
import { EVERY_SCREEN } from '../screens';

const NAME = 'other origins (CORS)';
const CALL = 'OPTIONS and GET with Origin';

const breaks = (what: string): Finding => ({ verdict: 'breaks', what, screens: EVERY_SCREEN });

const listed = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());

function allowsOrigin(answered: Exchange, portal: string, asked: string): Finding[] {
  if (answered.failed !== undefined) return [breaks(`${asked}: the connection failed: ${answered.reason}`)];
  const allowed = answered.headers.get('Access-Control-Allow-Origin');
  if (allowed === '*' || allowed === portal) return [];
  return [
    breaks(`${asked} allows ${allowed ?? 'no origin'}, not ${portal}: browsers hide the response from the portal`),
  ];
}

function allowsCall(answered: Exchange, method: string, wanted: readonly string[]): Finding[] {
  if (answered.failed !== undefined) return [];
  const asked = `The preflight of ${method}`;
  if (answered.status > 299) return [breaks(`${asked} returns status ${String(answered.status)}`)];
  const methods = listed(answered.headers, 'Access-Control-Allow-Methods');
  const headers = listed(answered.headers, 'Access-Control-Allow-Headers');
  // `*` never covers Authorization.
  const missing = wanted.filter(
    (name) => !headers.includes(name) && !(name !== 'authorization' && headers.includes('*')),
  );
  return [
    ...(method === 'GET' || method === 'POST' || methods.includes(method.toLowerCase()) || methods.includes('*')
      ? []
      : [breaks(`${asked} does not allow ${method}`)]),
    ...(missing.length === 0 ? [] : [breaks(`${asked} does not allow the headers ${missing.join(', ')}`)]),
  ];
}

export async function otherOrigins(run: Run, url: string, portal: string): Promise<void> {
  if (new URL(url).origin === portal) {
    run.journal.skip(NAME, CALL, 'the portal and the API have the same origin, so browsers send no preflights');
    return;
  }
  const preflight = (method: string, path: string, headers: string): Promise<Exchange> =>
    run.exchange({
      method: 'OPTIONS',
      path,
      headers: { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers },
    });
  const plain = await run.exchange({ method: 'GET', path: '/org/types' });
  const refused = await run.exchange({ method: 'GET', path: '/site/activity-selection/activities' });
  const read = await preflight('GET', '/site/activity-selection/activities', 'authorization');
  const write = await preflight('PUT', '/site/credentials', 'authorization,content-type');
  const remove = await preflight('DELETE', '/staff/assistant/1/1', 'authorization');
  const findings = [
    ...allowsOrigin(plain, portal, 'An answer'),
    ...allowsOrigin(refused, portal, 'A refusal'),
    ...allowsOrigin(read, portal, 'A preflight'),
    ...allowsCall(read, 'GET', ['authorization']),
    ...allowsCall(write, 'PUT', ['authorization', 'content-type']),
    ...allowsCall(remove, 'DELETE', ['authorization']),
  ];
  run.note(NAME, CALL, Math.max(plain.ms, refused.ms, read.ms, write.ms, remove.ms), findings);
}
