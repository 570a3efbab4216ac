// Verifies CON-1, CON-2, CON-3, CON-6.
import type { deviations } from '../../mocks/faults/deviations';
import { renderCurl, renderJunit, renderMarkdown } from '../../scripts/conform/report';
import { apiUrl, COURIER, conform, conformanceServer, conformWith, records, rowOf, told } from './support/conformance';

conformanceServer();

let before: string;
beforeAll(async () => {
  before = await records();
});

test('a conforming server has no findings, and every call but the unjudgeable ones is tried', async () => {
  const report = await conform('', { writeTo: COURIER });
  expect(told(report)).toEqual([]);
  expect([report.stopped, report.left]).toEqual([undefined, []]);
  expect(report.rows.filter(({ verdict }) => verdict !== 'conforms')).toEqual([]);
  expect(await records()).toBe(before);
});

test('padded texts show nothing unusual, and are put back', async () => {
  const report = await conform('textsArePadded', { writeTo: COURIER });
  expect([told(report), report.left]).toEqual([[], []]);
  expect(await records()).toBe(before);
});

type Found = readonly [verdict: 'copes' | 'breaks', row: string, words: string, screen: string, unwritten?: string];

/** How each deviation is judged: its verdict, its row, the words, a screen that it hurts, and why a write is not sent. */
const FOUND: Readonly<Record<Exclude<keyof typeof deviations, 'textsArePadded'>, Found>> = {
  idsAreText: ['copes', 'getStaff', 'PersonID must be integer', '/site-notification/{activityID}'],
  idsHaveLeadingZeros: ['copes', 'getStaff', 'PersonID must be integer', '/credential-selection'],
  idsHaveDecimals: ['breaks', 'getStaff', 'PersonID must be integer', '/credential-selection'],
  idsRepeat: ['breaks', 'searchSchoolsByName', 'Id is the same in several entries', '/school-directory'],
  flagsAreText: ['copes', 'getStaff', 'NeedCredential must be integer or null', '/credential-selection'],
  flagsAreLetters: ['breaks', 'getStaff', 'NeedCredential must be integer or null', '/credential-selection'],
  datesAreAmerican: ['copes', 'getStateTournamentSites', 'GameDate is in another format', '/site-notification'],
  datesAreEpochNumbers: ['breaks', 'getAgreementSites', 'StartDate must be string or null', '/agreement'],
  datesAreImpossible: [
    'breaks',
    'getStateTournamentSites',
    'GameDate cannot be read, such as "2026-02-30"',
    '/media-change',
  ],
  seasonsAreOther: [
    'breaks',
    'getActivities',
    'Season must be equal to one of the allowed values, such as "Autumn"',
    '/site-notification',
  ],
  zipsAreNumbers: [
    'copes',
    'getOrganization',
    'ZipCode must be string or null',
    '/media-listing/{identifier}',
    'updateOrganizationAddress: a stored value is missing, or could not be put back exactly',
  ],
  namesAreUpperCase: [
    'breaks',
    'updateAssistantPerson',
    'FirstName is "CONFORMANCE"',
    '/primary-update',
    'updateOrganizationName: the test assistant did not come back exactly as saved',
  ],
  namesAreMissing: [
    'breaks',
    'getOrganization',
    'OrganizationName must be string',
    '/media-listing/{identifier}',
    'updateOrganizationName: Nothing was written, because getOrganization cannot be read whole.',
  ],
  identifiersAreRespelled: [
    'copes',
    'getOrganization',
    'Identifier is "030001", asked for as "30001"',
    'every media screen',
  ],
  jsonComesAsText: ['copes', 'getListing', 'The content type is text/plain', '/media-listing'],
  bytesAreLatin1: [
    'breaks',
    'getListing',
    'The bytes are not UTF-8',
    '/media-listing',
    'createAssistantRecord: Nothing was written, because getOrganization cannot be read whole.',
  ],
  answersHaveMoreFields: ['copes', 'getListing', 'ModifiedOn is not in the contract', '/media-request'],
  listsAreWrapped: [
    'breaks',
    'getAssistants',
    'the list is in "data"',
    '/media-change',
    'createAssistantRecord: Nothing was written, because getAssistants cannot be read whole.',
  ],
  noneIsAnEmptyBody: ['breaks', 'findByName', 'The response is null instead of a list', '/media-listing'],
  schoolsAreInCamelCase: [
    'breaks',
    'searchSchoolsByName',
    'SchoolName is missing; there is schoolName',
    '/school-directory',
  ],
  savesAreCreated: ['copes', 'updateOrganizationName', 'The status is 201 instead of 200', '/media-update'],
  successIsCapitalized: [
    'copes',
    'saveSiteNotifications',
    'The response is "Success"',
    '/site-notification/{activityID}',
  ],
  savesAreIgnored: ['breaks', 'updateAssistantPerson', 'LastName is "Test"', '/primary-update'],
  schoolsAreElsewhere: [
    'breaks',
    'searchSchoolsByName',
    'redirected to https://elsewhere.example',
    '/school-directory',
  ],
  responsesAreShared: ['breaks', 'getStaff', 'a cache on the way may show it to others', '/credential-selection'],
  rolesAreCapitalized: ['breaks', 'login', 'The token\'s Role is "Media"', 'every media screen'],
  anotherOriginIsAllowed: ['breaks', 'other origins (CORS)', 'allows https://elsewhere.example, not', 'every screen'],
  endedSessionsAreForbidden: ['breaks', 'a session that is over', 'is 403 instead of 401', 'every media screen'],
  othersRecordsAreShown: ['breaks', "another organization's records", 'is 200 instead of 403', '/site-notification'],
  unknownAddressesArePages: ['breaks', 'unknown addresses', 'status is 200 instead of 404', 'every screen'],
  refusalsArePages: ['copes', 'login', 'An error response has an HTML page', '/login'],
};

type Deviation = keyof typeof FOUND;

// One run has several deviations if they change different calls and are judged alike; the first that fits a call changes it.
const TOGETHER: readonly (readonly Deviation[])[] = [
  ['savesAreCreated', 'flagsAreText'],
  ['successIsCapitalized', 'datesAreAmerican'],
  ['identifiersAreRespelled', 'answersHaveMoreFields'],
  ['savesAreIgnored', 'schoolsAreElsewhere', 'responsesAreShared'],
  ['schoolsAreInCamelCase', 'seasonsAreOther'],
  ['idsRepeat', 'flagsAreLetters'],
];
const alone = (Object.keys(FOUND) as Deviation[]).filter((name) => !TOGETHER.flat().includes(name));
const cases = [...TOGETHER, ...alone.map((name) => [name])].map((names) => [names.join(' and '), names] as const);

test.each(cases)(
  '%s is judged, with the screen it hurts, and leaves every record as it was',
  async (_joined, names) => {
    const report = await conform(names.join(','), { writeTo: COURIER });
    for (const name of names) {
      const [verdict, row, words, screen, unwritten = ''] = FOUND[name];
      const found = rowOf(report, row)?.findings.filter(({ what }) => what.includes(words)) ?? [];
      expect([name, ...new Set(found.map((finding) => finding.verdict))]).toEqual([name, verdict]);
      expect(found[0]?.screens).toContain(screen);
      if (verdict === 'copes') expect(told(report).filter((line) => line.startsWith('breaks'))).toEqual([]);
      expect(report.rows.map(({ name: id, reason = '' }) => `${id}: ${reason}`).join('\n')).toContain(unwritten);
    }
    expect(report.left).toEqual([]);
    expect(await records()).toBe(before);
  },
);

test('nothing is written without permission', async () => {
  const writes = new Set<string>();
  await conformWith((call) => {
    if (!/^(?:GET|OPTIONS) /.test(call)) writes.add(call);
    return undefined;
  });
  expect(writes).toEqual(new Set(['POST /login/login', 'POST /login/captcha']));
});

test('a redirect within the server is followed by reads, and told', async () => {
  const report = await conformWith((call) =>
    call === 'GET /org/listing'
      ? Promise.resolve(new Response(null, { status: 308, headers: { Location: `${apiUrl()}/org/listing/` } }))
      : undefined,
  );
  expect(told(report)[0]).toContain('copes getListing: The call is redirected to');
});

test('an unreachable server is reported', async () => {
  const report = await conform('', { url: 'http://127.0.0.1:9' });
  expect(report.stopped).toMatch(/^http:\/\/127\.0\.0\.1:9 cannot be reached/);
});

test('one call without an answer does not end the run', async () => {
  let isFirst = true;
  const silent = (call: string, _next: unknown, init?: RequestInit): Promise<Response> | undefined => {
    if (!isFirst || call !== 'GET /contact/county') return undefined;
    isFirst = false;
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  };
  const report = await conformWith(silent, { timeoutMs: 2000 });
  expect([report.stopped, rowOf(report, 'getCounties')?.verdict]).toEqual([undefined, 'breaks']);
});

test('a captcha answer that is not a word is not judged', async () => {
  const report = await conformWith((call) =>
    call === 'POST /login/captcha' ? Promise.resolve(Response.json({ result: 'Robot' })) : undefined,
  );
  expect(rowOf(report, 'verifyCaptcha')?.verdict).toBe('untried');
});

test('a silent server ends the run on time', async () => {
  const report = await conform('nothingAnswers', { seconds: 0.5 });
  expect(report.stopped).toBe('The run reached its limit of 0.5 s.');
});

test('each finding has a curl line without secrets, and the script repeats no write', async () => {
  const report = await conform('idsAreText,successIsCapitalized,refusalsArePages', { writeTo: COURIER });
  const findings = report.rows.flatMap((row) => row.findings);
  expect(findings.filter(({ curl }) => curl?.startsWith('curl ') !== true)).toEqual([]);
  const url = apiUrl();
  const staff = `curl -sS -i '${url}/staff/${COURIER}' -H 'Accept: application/json, text/plain, */*' -H 'Origin: https://portal.example' -H "Authorization: Bearer $TOKEN"`;
  for (const text of [renderMarkdown(report), renderCurl(report)]) expect(text).toContain(`\n${staff}\n`);
  expect(renderJunit(report)).toContain(`${url}/staff/${COURIER}`);
  expect(renderCurl(report)).toContain(`\n# curl -sS -i -X PUT '${url}/site/site-notifications'`);
  expect(renderCurl(report)).toContain(`"password":"'"$PASSWORD"'"`);
  expect(renderCurl(report)).not.toMatch(/^[^#\n]*-X (?:PUT|DELETE)/m);
});

test('images from an origin that the policy blocks are told as a hint', async () => {
  const types = (call: string) =>
    call === `GET /staff/${COURIER}`
      ? Promise.resolve(
          Response.json([{ PersonID: 1, RecordID: 1, Identifier: COURIER, Picture: 'https://img.example/a.png' }]),
        )
      : undefined;
  const { hints } = await conformWith(types);
  expect(hints.join('\n')).toContain('IMAGE_ORIGINS="https://img.example"');
});
