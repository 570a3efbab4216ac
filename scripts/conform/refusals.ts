import { operationById, operationsInContract, type OperationId } from '../../mocks/http/contract';
import { responseIs, parseBody } from '../../src/shared/api/readResponse';
import type { Call, Exchange } from './client';
import { judgeRefusal, type Expected } from './judge';
import { breaks, keyOf } from './judgeEntries';
import { EVERY_MEDIA_SCREEN, EVERY_SCREEN, operations } from './operations';
import { pathOf, type Run, type Session } from './run';

interface Refusal extends Expected {
  /** The report row for the result; by default, the operation's own row. */
  row?: string;
  screens?: readonly string[];
}

async function refuse(run: Run, id: OperationId, call: Call, refusal: Refusal): Promise<void> {
  const { row = id, screens = operations[id].screens, ...expected } = refusal;
  const exchange = await run.exchange(call);
  const found = judgeRefusal(exchange, expected);
  const named = row === id ? found : found.map(({ verdict, what }) => ({ verdict, what: `${id}: ${what}` }));
  run.note(row, call, exchange.ms, named, screens);
}

/** Tests the calls that the server must refuse whoever sends them. */
export async function publicRefusals(run: Run): Promise<void> {
  const unknown = { method: 'GET', path: '/conformance/no-such-call' };
  const exchange = await run.exchange(unknown);
  const expected = { statuses: [404], otherwise: 'an unknown call looks like a failed one', alike: [400, 401, 405] };
  run.note('unknown addresses', unknown, exchange.ms, judgeRefusal(exchange, expected), EVERY_SCREEN);

  await refuse(run, 'getOrganization', run.callTo('getOrganization', { identifier: '0-conformance-0' }), {
    statuses: [404],
    otherwise: 'the page of a removed organization shows a technical error',
    alike: [400, 410],
  });
  // Sends a wrong password only once, so that no login limit is reached.
  const nobody = { email: 'conformance@portal.invalid', password: 'not a password' };
  await refuse(run, 'login', run.callTo('login', {}, nobody), {
    statuses: [401],
    otherwise: 'a wrong password looks like a server failure or a successful login',
    alike: [400, 403, 404, 422, 429],
  });
  await captcha(run);
}

/** Checks that a made-up captcha token does not unlock the form for a listing request. */
async function captcha(run: Run): Promise<void> {
  const call = run.callTo('verifyCaptcha', {}, { token: 'conformance' });
  const exchange = await run.exchange(call);
  const isAnswered = exchange.failed === undefined && exchange.status < 500;
  const answer = isAnswered ? parseBody(exchange.body) : '';
  if (isAnswered && exchange.status < 300 && typeof answer !== 'string') {
    // Skips a response that is not text: the portal finds no “Human” in it, so accepted and refused tokens look the same.
    const reason = 'the answer to a made-up token is not a word, so only a real token shows whether it can be read';
    run.skip('verifyCaptcha', reason);
    return;
  }
  const found = isAnswered ? [] : [breaks('A made-up token fails')];
  if (responseIs(answer, 'Human'))
    found.push(breaks('A made-up token is accepted as Human, so bots can submit the form'));
  run.note('verifyCaptcha', call, exchange.ms, found, operations.verifyCaptcha.screens);
}

const NO_DIALOG = 'the portal does not notice the expired session and shows no sign-in dialog';

/** Repeats the signed-in reads without a token. Each must return a 401, because the portal ends its session only on this status. */
export async function sessionRefusals(run: Run): Promise<void> {
  for (const { id, method, path } of operationsInContract.filter((one) => one.method === 'GET' && !one.isPublic)) {
    const asked = run.asked.get(id) ?? (path.includes('{') ? undefined : path);
    const expected = { row: 'calls without a session', statuses: [401], otherwise: NO_DIALOG };
    if (asked !== undefined) await refuse(run, id, { method, path: asked }, expected);
  }
  // Stands in for an expired token: the server did not sign this one.
  const Authorization = 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJSb2xlIjoibWVkaWEiLCJleHAiOjF9.bm90LXNpZ25lZA';
  const call = { method: 'GET', path: pathOf('getActivities'), headers: { Authorization } };
  const expected = { row: 'a session that is over', statuses: [401], otherwise: NO_DIALOG };
  await refuse(run, 'getActivities', call, { ...expected, screens: EVERY_MEDIA_SCREEN });
}

export async function foreignRecords(run: Run, session: Session, all: readonly (string | number)[]): Promise<void> {
  const row = "another organization's records";
  const other = all.find((one) => String(one) !== session.identifier);
  if (other === undefined) {
    run.skip(row, 'the listing has no other organization');
    return;
  }
  const otherwise = 'an organization can read another organization’s data';
  const expected = { row, statuses: [403], otherwise, alike: [404] };
  await refuse(run, 'getStaff', run.callTo('getStaff', { orgIdentifier: other }), expected);
  await refuse(run, 'getSiteNotifications', run.callTo('getSiteNotifications', { orgIdentifier: other }), expected);
  const organizationId = keyOf((await run.ask('getOrganization', { identifier: other }))[0], 'id');
  if (organizationId !== undefined)
    await refuse(run, 'getOrganizationById', run.callTo('getOrganizationById', { organizationId }), expected);
}

/** Sends only invalid input to writes that would send emails, reach the association's staff, or create records that no call can remove. */
export async function writeRefusals(run: Run): Promise<void> {
  const invalid = { statuses: [422, 400], otherwise: 'the server accepts invalid input' };
  for (const id of ['requestListing', 'recoverPassword', 'submitAgreement', 'createDirectorContact'] as const)
    await refuse(run, id, run.callTo(id, {}, {}), invalid);
  await refuse(run, 'saveCredentials', run.callTo('saveCredentials', {}, []), invalid);
  const unknown = run.callTo('decideAudioRequest', { status: '0', globalId: 'conformance-no-such-request' });
  await refuse(run, 'decideAudioRequest', unknown, { ...invalid, statuses: [404, 409, 400], alike: [422] });
}

/** Why a browser would hide this response or, if a method is given, would not send that call after this preflight response. */
function corsProblems(exchange: Exchange, portal: string, method?: string, wanted: readonly string[] = []): string[] {
  if (exchange.failed !== undefined) return [`gets no answer: ${exchange.reason}`];
  const { status, headers } = exchange;
  const allowed = (one: string): string[] =>
    (headers.get(`Access-Control-Allow-${one}`) ?? '').toLowerCase().split(/\s*,\s*/);
  const origin = headers.get('Access-Control-Allow-Origin') ?? 'no origin';
  const wrong: string[] = [];
  if (origin !== '*' && origin !== portal)
    wrong.push(`allows ${origin}, not ${portal}: browsers hide the response from the portal`);
  if (method === undefined) return wrong;
  if (status > 299) wrong.push(`returns status ${String(status)}`);
  if (!['get', ...allowed('Methods')].some((one) => one === '*' || one === method.toLowerCase()))
    wrong.push(`does not allow ${method}`);
  // Treats `*` as all headers except Authorization, which it never covers.
  const names = allowed('Headers').includes('*') ? ['content-type', ...allowed('Headers')] : allowed('Headers');
  const missing = wanted.filter((one) => !names.includes(one));
  return missing.length === 0 ? wrong : [...wrong, `does not allow the headers ${missing.join(', ')}`];
}

/** Checks the CORS headers that browsers require before and after a call to another origin. */
export async function otherOrigins(run: Run, url: string, portal: string): Promise<void> {
  const name = 'other origins (CORS)';
  if (new URL(url).origin === portal) {
    run.skip(name, 'the portal and the API have the same origin, so browsers send no preflights');
    return;
  }
  const check = async (what: string, call: Call, method?: string, wanted?: readonly string[]): Promise<void> => {
    const exchange = await run.exchange(call);
    const wrong = corsProblems(exchange, portal, method, wanted).map((text) => breaks(`${what} ${text}`));
    run.note(name, call, exchange.ms, wrong, EVERY_SCREEN);
  };
  await check('A response', { method: 'GET', path: pathOf('getOrganizationTypes') });
  await check('A refusal', { method: 'GET', path: pathOf('getActivities') });
  for (const id of ['getActivities', 'saveCredentials', 'deleteAssistant'] as const) {
    const { method, bodyPointer } = operationById(id);
    const wanted = bodyPointer === undefined ? ['authorization'] : ['authorization', 'content-type'];
    const headers = { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': wanted.join(',') };
    const call = { method: 'OPTIONS', path: pathOf(id, { organizationId: 1, PersonID: 1 }), headers };
    await check(`The preflight of ${method}`, call, method, wanted);
  }
}
