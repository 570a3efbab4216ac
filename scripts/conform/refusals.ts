import { operationById, operationsInContract, type OperationId } from '../../mocks/http/contract';
import { responseIs, parseBody } from '../../src/shared/api/readResponse';
import type { Call } from './client';
import { judgeRefusal } from './judge';
import { breaks, keyOf } from './judgeEntries';
import { EVERY_MEDIA_SCREEN, EVERY_SCREEN, operations } from './operations';
import { callOf, pathOf, type Run, type Session } from './run';

interface Refusal {
  statuses: readonly number[];
  otherwise: string;
  /** Undocumented statuses that the portal presents in the same way. */
  alike?: readonly number[];
  screens?: readonly string[];
  /** The report row for the result; by default, the operation's own row. */
  row?: string;
}

async function refuse(run: Run, id: OperationId, call: Call, { row, ...expected }: Refusal): Promise<void> {
  const exchange = await run.exchange(call);
  const findings = judgeRefusal(exchange, { screens: operations[id].screens, ...expected });
  if (row === undefined) run.note(id, callOf(id), call, exchange.ms, findings);
  else {
    const named = findings.map((finding) => ({ ...finding, what: `${id}: ${finding.what}` }));
    run.note(row, row, call, exchange.ms, named);
  }
}

/** Tests the calls that the server must refuse whoever sends them. */
export async function publicRefusals(run: Run): Promise<void> {
  const unknown = { method: 'GET', path: '/conformance/no-such-call' };
  const { ms, ...exchange } = await run.exchange(unknown);
  const otherwise = 'an unknown call looks like a failed one';
  const expected = { statuses: [404], screens: EVERY_SCREEN, otherwise, alike: [400, 401, 405] };
  run.note('unknown addresses', 'GET an unknown path', unknown, ms, judgeRefusal({ ms, ...exchange }, expected));

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
  const { ms, ...exchange } = await run.exchange(call);
  const isAnswered = exchange.failed === undefined && exchange.status < 500;
  const answer = isAnswered ? parseBody(exchange.body) : '';
  if (isAnswered && exchange.status < 300 && typeof answer !== 'string') {
    // Skips a response that is not text: the portal finds no “Human” in it, so accepted and refused tokens look the same.
    const reason = 'the answer to a made-up token is not a word, so only a real token shows whether it can be read';
    run.skip('verifyCaptcha', callOf('verifyCaptcha'), reason);
    return;
  }
  const wrong = isAnswered
    ? 'A made-up token is accepted as Human, so bots can submit the form'
    : 'A made-up token fails';
  const findings =
    isAnswered && !responseIs(answer, 'Human') ? [] : [{ ...breaks(wrong), screens: ['/media-request'] }];
  run.note('verifyCaptcha', callOf('verifyCaptcha'), call, ms, findings);
}

const NO_DIALOG = 'the portal does not notice the expired session and shows no sign-in dialog';

/** Repeats the signed-in reads without a token. Each must return a 401: on no other status does the portal end its session. */
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
    run.skip(row, row, 'the listing has no other organization');
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
  const unknown = { status: '0', globalId: 'conformance-no-such-request' };
  const statuses = [404, 409, 400];
  await refuse(run, 'decideAudioRequest', run.callTo('decideAudioRequest', unknown), {
    ...invalid,
    statuses,
    alike: [422],
  });
}

/** Checks the CORS headers that browsers require before and after a call to another origin. */
export async function otherOrigins(run: Run, url: string, portal: string): Promise<void> {
  const [name, title] = ['other origins (CORS)', 'OPTIONS and GET with Origin'];
  if (new URL(url).origin === portal) {
    run.skip(name, title, 'the portal and the API have the same origin, so browsers send no preflights');
    return;
  }
  const calls: [string, Call, string[]][] = [
    ['A response', { method: 'GET', path: pathOf('getOrganizationTypes') }, []],
    ['A refusal', { method: 'GET', path: pathOf('getActivities') }, []],
  ];
  const parts = { organizationId: 1, PersonID: 1 };
  for (const id of ['getActivities', 'saveCredentials', 'deleteAssistant'] as const) {
    const { method, bodyPointer } = operationById(id);
    const wanted = bodyPointer === undefined ? ['authorization'] : ['authorization', 'content-type'];
    const headers = { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': wanted.join(',') };
    calls.push([
      `The preflight of ${method}`,
      { method: 'OPTIONS', path: pathOf(id, parts), headers },
      [method, ...wanted],
    ]);
  }
  for (const [what, call, [method, ...wanted]] of calls) {
    const exchange = await run.exchange(call);
    const wrong: string[] = [];
    if (exchange.failed !== undefined) wrong.push(`gets no answer: ${exchange.reason}`);
    else {
      const allowed = (one: string): string[] =>
        (exchange.headers.get(`Access-Control-Allow-${one}`) ?? '').toLowerCase().split(/\s*,\s*/);
      const origin = exchange.headers.get('Access-Control-Allow-Origin') ?? 'no origin';
      if (origin !== '*' && origin !== portal)
        wrong.push(`allows ${origin}, not ${portal}: browsers hide the response from the portal`);
      if (method !== undefined && exchange.status > 299) wrong.push(`returns status ${String(exchange.status)}`);
      const methods = ['get', ...allowed('Methods')];
      if (method !== undefined && !methods.includes('*') && !methods.includes(method.toLowerCase()))
        wrong.push(`does not allow ${method}`);
      // Treats `*` as all headers except Authorization, which it never covers.
      const names = allowed('Headers').includes('*') ? ['content-type', ...allowed('Headers')] : allowed('Headers');
      const missing = wanted.filter((one) => !names.includes(one));
      if (missing.length > 0) wrong.push(`does not allow the headers ${missing.join(', ')}`);
    }
    run.note(
      name,
      title,
      call,
      exchange.ms,
      wrong.map((text) => ({ ...breaks(`${what} ${text}`), screens: EVERY_SCREEN })),
    );
  }
}
