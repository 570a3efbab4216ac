/** @jest-environment node */
// Verifies OPS-6.
import { deviations } from '../../mocks/faults/deviations';
import { demoLogins } from '../../mocks/seed';
import type { Report, Row } from '../../scripts/conform/report';
import { runConformance } from '../../scripts/conform/runConformance';
import { type TemporaryServer, temporaryServer } from './support/temporaryServer';

const COURIER = '27919';
const credentials = { email: demoLogins[0]?.email ?? '', password: demoLogins[0]?.password ?? '' };

let server: TemporaryServer;
beforeAll(async () => {
  server = await temporaryServer({ faults: true });
});
afterAll(async () => {
  await server.close();
  server.folder.remove();
});

const conform = (fault = '', options: Partial<Parameters<typeof runConformance>[0]> = {}): Promise<Report> =>
  runConformance({
    url: `${server.url}/mediareact/api`,
    portal: 'https://portal.example',
    credentials,
    seconds: 60,
    // The faults that a call names strike that call alone.
    headers: fault === '' ? {} : { 'x-fault': fault },
    ...options,
  });

const rowOf = (report: Report, name: string): Row | undefined => report.rows.find((row) => row.name === name);
const told = ({ rows }: Report) =>
  rows.flatMap(({ name, findings }) =>
    findings.map(({ verdict, what, screens }) => `${verdict} ${name}: ${what} → ${screens.join(', ')}`),
  );

const state = async (): Promise<string[]> => {
  const paths = [`org/identifier/${COURIER}`, `staff/director/${COURIER}`, `staff/assistants/${COURIER}`];
  return Promise.all(paths.map(async (path) => (await fetch(`${server.url}/mediareact/api/${path}`)).text()));
};

test('a conforming server has no findings, with and without writes, and is unchanged afterwards', async () => {
  const before = await state();
  const report = await conform('', { writeTo: COURIER });
  expect(told(report)).toEqual([]);
  expect(report.stopped).toBeUndefined();
  expect(report.rows.filter(({ verdict }) => verdict !== 'conforms')).toEqual([]);
  expect(await state()).toEqual(before);
});

/** What each deviation is found by: its verdict, its row, the words, and the screen it hurts. */
const FOUND: Readonly<Record<keyof typeof deviations, readonly [string, string, string, string]>> = {
  idsAreText: ['copes', 'getStaff', 'PersonID is a number in a string', '/site-notification/{activityID}'],
  flagsAreText: ['copes', 'getStaff', 'NeedCredential is a number in a string', '/credential-selection'],
  datesAreAmerican: [
    'copes',
    'getStateTournamentSites',
    'GameDate is a date in another format',
    '/site-notification/{activityID}',
  ],
  jsonComesAsText: ['copes', 'getListing', 'The content type is text/plain', '/media-listing'],
  answersHaveMoreFields: ['copes', 'getListing', 'ModifiedOn is not in the contract', '/media-listing'],
  noneIsAnEmptyBody: ['breaks', 'findByName', 'an empty body or null instead of a list', '/media-listing'],
  schoolsAreInCamelCase: [
    'breaks',
    'searchSchoolsByName',
    'SchoolName is missing; there is schoolName',
    '/school-directory',
  ],
  anotherOriginIsAllowed: [
    'breaks',
    'other origins (CORS)',
    'allows https://elsewhere.example, not https://portal.example',
    'every screen',
  ],
  endedSessionsAreForbidden: ['breaks', 'a session that is over', 'status is 403 instead of 401', 'every media screen'],
  othersRecordsAreShown: [
    'breaks',
    "another organization's records",
    'getStaff: The status is 200 instead of 403',
    '/site-notification/{activityID}',
  ],
  unknownAddressesArePages: ['breaks', 'unknown addresses', 'status is 200 instead of 404', 'every screen'],
  refusalsArePages: ['copes', 'login', 'An error response has an HTML page', '/login'],
};

test('there are twelve deviations', () => {
  expect(Object.keys(deviations)).toHaveLength(12);
});

test.each(Object.entries(FOUND))(
  '%s is found, with the screen it would hurt',
  async (name, [verdict, row, words, screen]) => {
    const report = await conform(name);
    const found = rowOf(report, row)?.findings.filter(({ what }) => what.includes(words)) ?? [];
    expect(found.map((finding) => finding.verdict)).toEqual([verdict, ...found.slice(1).map(() => verdict)]);
    expect(found[0]?.screens).toContain(screen);
  },
);

test('nothing is written without permission', async () => {
  const writes: string[] = [];
  const fetched = globalThis.fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { method = 'GET' } = init ?? {};
    if (method !== 'GET' && method !== 'OPTIONS') writes.push(`${method} ${new URL(input as string).pathname}`);
    return fetched(input, init);
  });
  await conform();
  spy.mockRestore();
  const api = '/mediareact/api';
  expect(new Set(writes)).toEqual(new Set([`POST ${api}/login/login`, `POST ${api}/login/captcha`]));
});

test('no organization other than the login’s is written to', async () => {
  const before = await state();
  const report = await conform('', { writeTo: '1' });
  expect(report.stopped).toBe('Nothing was written: the login belongs to "27919", not to "1".');
  expect(await state()).toEqual(before);
});

test('writes are undone when one fails midway', async () => {
  const before = await state();
  const report = await conform('secondPutFails#conform', { writeTo: COURIER });
  expect(rowOf(report, 'updateOrganizationAddress')?.findings[0]?.what).toBe('The status is 503');
  expect([report.stopped, rowOf(report, 'updateOrganizationName')?.verdict]).toEqual([undefined, 'conforms']);
  expect(await state()).toEqual(before);
});

test('an unreachable server is reported', async () => {
  const report = await conform('', { url: 'http://127.0.0.1:9' });
  expect(report.stopped).toMatch(/^http:\/\/127\.0\.0\.1:9 cannot be reached/);
});

/** Answers the first call of an address in the given way, and the others as the server does. */
async function conformWith(path: string, first: (init?: RequestInit) => Promise<Response>): Promise<Report> {
  const fetched = globalThis.fetch;
  let isFirst = true;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!isFirst || !(input as string).endsWith(path)) return fetched(input, init);
    isFirst = false;
    return first(init);
  });
  const report = await conform('', { timeoutMs: 2000 });
  spy.mockRestore();
  return report;
}

test('one call without an answer does not end the run', async () => {
  const report = await conformWith(
    '/org/types',
    (init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  expect([report.stopped, rowOf(report, 'getOrganizationTypes')?.verdict]).toEqual([undefined, 'breaks']);
  expect(rowOf(report, 'getListing')?.verdict).toBe('conforms');
});

test('a captcha answer that is not a word is not judged', async () => {
  const report = await conformWith('/login/captcha', () => Promise.resolve(Response.json({ result: 'Robot' })));
  expect(rowOf(report, 'verifyCaptcha')?.verdict).toBe('untried');
});

test('a silent server ends the run on time', async () => {
  const report = await conform('nothingAnswers', { seconds: 0.5 });
  expect(report.stopped).toBe('The run reached its limit of 0.5 s.');
});
