/** @jest-environment node */
// Verifies OPS-6.
import type { OperationId } from '../../mocks/http/contract';
import { readCommandLine, UsageError } from '../../scripts/conform/commandLine';
import { hintsFor } from '../../scripts/conform/hints';
import { judgeAnswer } from '../../scripts/conform/judgeAnswer';
import { judgeRefusal } from '../../scripts/conform/judgeRefusal';
import { renderJunit } from '../../scripts/conform/output/junit';
import { renderMarkdown } from '../../scripts/conform/output/markdown';
import { renderTable } from '../../scripts/conform/output/table';
import { judgeToken } from '../../scripts/conform/reads/signIn';
import { exitCode, type Report } from '../../scripts/conform/report';

const answered = (body: string, { status = 200, type = 'application/json', ms = 5 } = {}) =>
  ({ status, headers: new Headers({ 'Content-Type': type }), body, ms }) as const;

const judged = (id: OperationId, value: unknown): string[] =>
  judgeAnswer(id, answered(JSON.stringify(value))).findings.map(({ verdict, what }) => `${verdict}: ${what}`);

describe('an answer', () => {
  const site = { ID: 1, GameDate: '2026-11-08' };
  test.each<[OperationId, unknown, string[]]>([
    ['getOrganizationTypes', [{ TypeID: 1, Type: 'TV' }], []],
    ['getOrganizationTypes', [], []],
    ['getOrganizationTypes', [{ TypeID: '1', Type: 'TV' }], ['copes: TypeID is a number in a string (1 of 1 entries)']],
    [
      'getOrganizationTypes',
      [{ TypeID: 1, Type: 5 }],
      ['copes: Type is a number instead of a string (1 of 1 entries)'],
    ],
    ['getOrganizationTypes', [{ TypeID: 1 }], ['breaks: Type is missing (1 of 1 entries)']],
    ['getOrganizationTypes', [{ TypeID: null, Type: 'TV' }], ['breaks: TypeID is null (1 of 1 entries)']],
    ['getOrganizationTypes', [null, { TypeID: 1, Type: 'TV' }], ['breaks: An entry is null (1 of 2 entries)']],
    [
      'getOrganizationTypes',
      null,
      ['breaks: The response is an empty body or null instead of a list; an empty list is []'],
    ],
    [
      'getOrganizationTypes',
      [
        { TypeID: 1, Type: 'TV' },
        { TypeID: 1, Type: 'Radio' },
      ],
      ['breaks: TypeID is the same in several entries (1 of 2 repeat one)'],
    ],
    ['getOrganizationTypes', { data: [] }, ['breaks: The response is an object; the list is in "data"']],
    ['getStateTournamentSites', [site, { ID: 2, GameDate: '2026-11-08T00:00:00' }, { ID: 3, GameDate: '' }], []],
    [
      'getStateTournamentSites',
      [site, { ID: 2, GameDate: '11/8/2026 12:00:00 AM' }],
      ['copes: GameDate is a date in another format (1 of 2 entries)'],
    ],
    [
      'getStateTournamentSites',
      [{ ID: 1, GameDate: 'next Friday' }],
      ['breaks: GameDate is "next Friday", which the portal cannot read (1 of 1 entries)'],
    ],
    [
      'getSiteNotifications',
      [{ Sites: 1, PersonID: 2, Attending: true }],
      ['copes: Attending is true or false (1 of 1 entries)'],
    ],
    ['getYear', [{ Year: 2026 }], ['copes: The response is a list with one entry']],
    ['getYear', null, ['breaks: The response is null']],
    ['getDirector', null, []],
    ['getOrganizationById', [{ id: 1, OrganizationName: 'A' }], ['breaks: The response is a list']],
    [
      'getClassifications',
      [
        { FBID: 71, FBClass: '6A' },
        { ClassID: 1, ClassDescription: '6A' },
      ],
      [],
    ],
    ['saveCredentials', 'success', []],
    ['saveCredentials', { status: 'success' }, ['breaks: The response is {"status":"success"} instead of "success"']],
  ])('of %s, %j, is judged %j', (id, value, findings) => {
    expect(judged(id, value)).toEqual(findings);
  });

  test('that is text, HTML, slow, late, or lost is reported with its screens', () => {
    const tell = (exchange: Parameters<typeof judgeAnswer>[1]) =>
      judgeAnswer('getListing', exchange).findings.map(({ verdict, what, screens }) => [verdict, what, screens[0]]);
    const screen = '/media-listing';
    const asText = 'The content type is text/plain; the contract says application/json';
    expect(tell(answered('[]', { type: 'text/plain' }))).toEqual([['copes', asText, screen]]);
    expect(tell(answered('<!doctype html>'))).toEqual([['breaks', 'The response is an HTML page', screen]]);
    expect(tell(answered('[]', { ms: 4200 }))).toEqual([['copes', 'The response took 4.2 s', screen]]);
    expect(tell({ failed: 'timeout', ms: 15_000, reason: '' })).toEqual([
      ['breaks', 'There was no response within 15 s, the portal’s timeout', screen],
    ]);
    expect(tell(answered('{}', { status: 503 }))).toEqual([['breaks', 'The status is 503', screen]]);
  });
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
  const { headers, ...rest } = answered('[]');
  headers.set('Cache-Control', policy);
  expect(judgeAnswer(id, { headers, ...rest }).findings.map(({ verdict }) => verdict)).toEqual(verdicts);
});

test.each([
  [answered('{"message":"No."}', { status: 401 }), []],
  [
    answered('No.', { status: 401 }),
    ['copes An error response has no { message }, so the portal shows its own message'],
  ],
  [answered('{"message":"No."}', { status: 404 }), ['copes The status is 404 instead of 401']],
  [answered('[]'), ['breaks The status is 200 instead of 401: strangers read it']],
])('a refusal %j is judged %j', (exchange, findings) => {
  const expected = { statuses: [401], screens: ['/login'], otherwise: 'strangers read it', alike: [404] };
  expect(judgeRefusal(exchange, expected).map(({ verdict, what }) => `${verdict} ${what}`)).toEqual(findings);
});

const tokenOf = (payload: object): string => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;
const exp = 1_800_000_000;

test.each([
  [tokenOf({ Role: 'media', Identifier: '1', exp }), []],
  [tokenOf({ Role: 'media', Identifier: 1, exp }), ["copes The token's Identifier is 1, not a string"]],
  [tokenOf({ role: 'media', Identifier: '1', exp }), ['breaks The token\'s Role is undefined, not "media"']],
  [tokenOf({ Role: 'media', Identifier: '1' }), ['copes The token has no exp: the session never expires']],
  [
    tokenOf({ Role: 'media', Identifier: '1', exp: exp * 1000 }),
    ["breaks The token's exp counts milliseconds, not seconds"],
  ],
  ['opaque', ['breaks The token cannot be decoded and grants no access']],
])('the token %s is judged %j', (token, findings) => {
  expect(judgeToken(token).map(({ verdict, what }) => `${verdict} ${what}`)).toEqual(findings);
});

const report: Report = {
  url: 'https://api.example/media',
  portal: 'https://portal.example',
  startedAt: '2026-11-20T10:00:00.000Z',
  seconds: 2.5,
  rows: [
    { name: 'getListing', call: 'GET /org/listing', verdict: 'conforms', calls: 1, slowestMs: 12, findings: [] },
    {
      name: 'getStaff',
      call: 'GET /staff/{orgIdentifier}',
      verdict: 'breaks',
      calls: 1,
      slowestMs: 7,
      findings: [{ verdict: 'breaks', what: 'Name is "<b>|\u001b[31m"', screens: ['/credential-selection'] }],
    },
    {
      name: 'login',
      call: 'POST /login/login',
      verdict: 'untried',
      calls: 0,
      slowestMs: 0,
      findings: [],
      reason: 'no login',
    },
  ],
  hints: [],
};

describe('the report', () => {
  test("for a terminal names the screens and escapes the server's control characters", () => {
    const table = renderTable(report, false);
    expect(table).toContain('→ /credential-selection');
    expect(table).toContain('1 conform, 0 differ but work, 1 would break a screen, 1 not tested');
    expect(table).not.toContain('\u001b');
  });

  test('as Markdown keeps its table intact', () => {
    const row = renderMarkdown(report)
      .split('\n')
      .find((line) => line.startsWith('| getStaff'));
    expect(row?.replace(/\\\|/g, '').match(/\|/g)).toHaveLength(6);
    expect(row).toContain('\\<b\\>');
  });

  test("as JUnit counts breaks as failures and escapes the server's text", () => {
    const xml = renderJunit(report);
    expect(xml).toContain('<testsuites tests="3" failures="1" skipped="1">');
    expect(xml.match(/<testcase /g)).toHaveLength(3);
    expect(xml).toContain('Name is &quot;&lt;b&gt;|');
    expect(xml).not.toContain('\u001b');
  });

  test.each([
    [report, false, 1],
    [{ ...report, rows: report.rows.slice(0, 1) }, false, 0],
    [{ ...report, stopped: 'The time was up.' }, false, 3],
  ] as const)('ends the command with its code', (given, strict, code) => {
    expect(exitCode(given, strict)).toBe(code);
  });
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
  const { options } = readCommandLine(
    ['--url', 'https://x.example/api/', '--email', 'a@b.example', '--organization', '7'],
    {
      CONFORM_PASSWORD: 'secret',
    },
  );
  expect(options).toMatchObject({
    url: 'https://x.example/api',
    portal: 'http://localhost:4000',
    credentials: { email: 'a@b.example', password: 'secret' },
    writeTo: undefined,
    seconds: 60,
  });
});

test('images from an origin that the policy blocks are reported', () => {
  const pictures = ['', '/logo.png', 'https://img.example/a.png', 'https://own.example/b.png'];
  const hints = hintsFor('https://api.example', pictures, { ASSOCIATION_URL: 'https://own.example/site' });
  expect(hints.join('\n')).toContain('IMAGE_ORIGINS="https://img.example"');
});
