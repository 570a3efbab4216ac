// Verifies CON-1, CON-2, CON-6. The deviations that tests/mocks/conform plants on a server are judged there.
import { UsageError } from '../../mocks/commands/command';
import type { OperationId } from '../../mocks/http/contract';
import { readCommandLine } from '../../scripts/conform/commandLine';
import { curlOf } from '../../scripts/conform/client';
import { judgeRefusal, judgeResponse } from '../../scripts/conform/judge';
import { exitCode, renderJunit, renderMarkdown, renderTable, type Report } from '../../scripts/conform/report';

const received = (body: string, { status = 200, type = 'application/json', ms = 5, policy = '' } = {}) =>
  ({ status, headers: new Headers({ 'Content-Type': type, 'Cache-Control': policy }), body, ms }) as const;

const judged = (id: OperationId, value: unknown): string[] =>
  judgeResponse(id, received(JSON.stringify(value))).findings.map(({ verdict, what }) => `${verdict}: ${what}`);

const site = { ID: 1, GameDate: '2026-11-08' };
const type = { TypeID: 1, Type: 'TV' };

test.each<[OperationId, unknown, string[]]>([
  ['getOrganizationTypes', [type], []],
  ['getOrganizationTypes', [], []],
  ['getOrganizationTypes', [{ TypeID: 1 }], ['breaks: Type is missing (1 of 1 entries)']],
  ['getOrganizationTypes', [null, type], ['breaks: An entry must be object (1 of 2 entries)']],
  ['getStateTournamentSites', [site, { ...site, ID: 2, GameDate: '2026-11-08T00:00:00' }, { ID: 3, GameDate: '' }], []],
  [
    'getStateTournamentSites',
    [{ ...site, GameDate: 'Friday' }],
    ['breaks: GameDate is in another format, such as "Friday" (1 of 1 entries)'],
  ],
  ['getYear', [{ Year: 2026 }], ['copes: The response is a list with one entry']],
  ['getYear', null, ['breaks: The response must be object']],
  ['getDirector', null, []],
  ['getOrganizationById', [1, 2], ['breaks: The response is [1,2] instead of a record']],
  [
    'getClassifications',
    [
      { FBID: 71, FBClass: '6A' },
      { ClassID: 1, ClassDescription: '6A' },
    ],
    [],
  ],
  [
    'saveSiteNotifications',
    { status: 'success' },
    ['breaks: The response is {"status":"success"}, so the portal says that nothing was saved'],
  ],
  ['createAssistantPerson', { id: 5 }, ['breaks: The response is {"id":5} without an Id, so the portal cannot go on']],
])('of %s, %j is judged %j', (id, value, findings) => {
  expect(judged(id, value)).toEqual(findings);
});

test.each<[string, Parameters<typeof judgeResponse>[1], string]>([
  ['HTML', received('<!doctype html>', { type: 'application/json' }), 'breaks The response is an HTML page'],
  ['slow', received('[]', { ms: 4200 }), 'copes The response took 4.2 s'],
  ['late', { failed: 'timeout', ms: 15_000, reason: '' }, 'breaks There was no response within 15 s'],
  ['refused', received('{}', { status: 503 }), 'breaks The status is 503'],
])('a response that is %s is told', (_name, exchange, words) => {
  const [first] = judgeResponse('getListing', exchange).findings;
  expect(`${String(first?.verdict)} ${String(first?.what)}`).toBe(words);
});

test.each([
  ['getActivities', '', []],
  ['getActivities', 'private, no-cache, max-age=60', []],
  ['getActivities', 'private, max-age=0', []],
  ['getActivities', 'max-age=60', ['copes']],
  ['getActivities', 'public, max-age=60', ['breaks']],
  ['getActivities', 'private, s-maxage=60', ['breaks']],
  ['getOrganizationTypes', 'public, max-age=60', []],
] as const)('the cacheability of %s with %j is judged %j', (id, policy, verdicts) => {
  expect(judgeResponse(id, received('[]', { policy })).findings.map(({ verdict }) => verdict)).toEqual(verdicts);
});

test.each([
  [received('{"message":"No."}', { status: 401 }), []],
  [
    received('No.', { status: 401 }),
    ['copes An error response has no { message }, so the portal shows its own message'],
  ],
  [received('[]'), ['breaks The status is 200 instead of 401: strangers read it']],
])('a refusal %j is judged %j', (exchange, findings) => {
  const expected = { statuses: [401], otherwise: 'strangers read it', alike: [404] };
  expect(judgeRefusal(exchange, expected).map(({ verdict, what }) => `${verdict} ${what}`)).toEqual(findings);
});

const tokenOf = (payload: object): string => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;
const exp = 1_800_000_000;

test.each([
  [tokenOf({ Role: 'media', Identifier: '1', exp }), []],
  [tokenOf({ Role: 'media', Identifier: 1, exp: String(exp) }), []],
  [tokenOf({ role: 'media', Identifier: '1', exp }), ['breaks: The token\'s Role is missing, not "media"']],
  [tokenOf({ Role: 'media', exp }), ["breaks: The token's Identifier is missing"]],
  [tokenOf({ Role: 'media', Identifier: '1' }), ['copes: The token has no exp: the session never expires']],
  [
    tokenOf({ Role: 'media', Identifier: '1', exp: exp * 1000 }),
    ["breaks: The token's exp counts milliseconds, not seconds"],
  ],
  ['opaque', ['breaks: The response has no token that can be decoded']],
])('the token %s is judged %j', (token, findings) => {
  expect(judged('login', { token })).toEqual(findings);
});

test('a curl line survives a shell', () => {
  const call = { method: 'GET', path: "/org/name/O'Hara" };
  expect(curlOf('https://a.example', 'https://b.example', call)).toContain(
    String.raw`'https://a.example/org/name/O'\''Hara'`,
  );
});

const report: Report = {
  url: 'https://api.example/media',
  portal: 'https://portal.example',
  startedAt: '2026-11-20T10:00:00.000Z',
  seconds: 2.5,
  rows: [
    { name: 'getListing', call: 'GET /org/listing', verdict: 'conforms', slowestMs: 12, findings: [] },
    {
      name: 'getStaff',
      call: 'GET /staff/{orgIdentifier}',
      verdict: 'breaks',
      slowestMs: 7,
      findings: [{ verdict: 'breaks', what: 'Name is "<b>|\u001b[31m"', screens: ['/credential-selection'] }],
    },
    { name: 'login', call: 'POST /login/login', verdict: 'untried', slowestMs: 0, findings: [], reason: 'no login' },
  ],
  hints: [],
  left: [],
};

test("a report names the screens and escapes the server's control characters", () => {
  const table = renderTable(report, false);
  expect(table).toContain('→ /credential-selection');
  expect(table).toContain('1 conform, 0 differ but work, 1 would break a screen, 1 not tested');
  const row = renderMarkdown(report)
    .split('\n')
    .find((line) => line.startsWith('| getStaff'));
  expect(row?.replace(/\\\|/g, '').match(/\|/g)).toHaveLength(6);
  expect(row).toContain('\\<b\\>');
  const xml = renderJunit(report);
  expect(xml).toContain('tests="3" failures="1" errors="0" skipped="1"');
  expect(xml).toContain('Name is &quot;&lt;b&gt;|');
  expect(table + String(row) + xml).not.toContain('\u001b');
});

test.each([
  [report, false, 1],
  [{ ...report, rows: report.rows.slice(0, 1) }, false, 0],
  [{ ...report, stopped: 'The time was up.' }, false, 3],
  [{ ...report, left: ['x'] }, false, 3],
] as const)('a report ends the command with its code', (given, strict, code) => {
  expect(exitCode(given, strict)).toBe(code);
});

test.each([
  [[], '--url <url> is required'],
  [['--url', 'ftp://x'], '--url is "ftp://x"'],
  [['--url', 'https://x.example', '--email', 'a@b.example'], 'Pass both'],
  [['--url', 'https://x.example', '--writes'], '--writes requires --organization'],
  [['--url', 'https://x.example', '--seconds', 'soon'], '--seconds is "soon"'],
  [['--url', 'https://x.example', '--wirtes'], '--wirtes'],
])('the arguments %j are refused', (words, message) => {
  expect(() => readCommandLine(words, {})).toThrow(UsageError);
  expect(() => readCommandLine(words, {})).toThrow(message);
});

test('a password may come from the environment, and nothing is written unless asked', () => {
  const words = ['--url', 'https://x.example/api/', '--email', 'a@b.example', '--organization', '7'];
  expect(readCommandLine(words, { CONFORM_PASSWORD: 'secret' }).options).toMatchObject({
    url: 'https://x.example/api',
    portal: 'http://localhost:4000',
    credentials: { email: 'a@b.example', password: 'secret' },
    writeTo: undefined,
    seconds: 60,
  });
});
