import { API_PATH } from '../../src/shared/routes/paths';
import { operationsAt } from '../http/contract';
import { deviates, entriesDeviate, faulty, fieldsDeviate, named, type NamedScenario } from './faulty';
import { pathBelow } from '../http/matchPath';

const everyRead = { method: 'GET' };
const page = '<!doctype html><html><head><title>Service</title></head><body><h1>Service</h1></body></html>';
const html = (status: number): Response => new Response(page, { status, headers: { 'Content-Type': 'text/html' } });

const isUnknown = ({ url }: Request): boolean => operationsAt(pathBelow(API_PATH, url) ?? '').length === 0;

const bodyless = (status: number): Response => new Response(null, { status });
const isPutOrDelete = { method: /^(?:PUT|DELETE)$/ };

const asText = async (response: Response): Promise<Response> => {
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(await response.text(), { status: response.status, headers });
};

/** Changes the Role in a token but not the signature, so the server refuses the changed token. */
function withRole(token: string, Role: string): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return [head, Buffer.from(JSON.stringify({ ...claims, Role })).toString('base64url'), signature].join('.');
}

const organization = { path: '/org/identifier/{identifier}' };
const IDS = /(?:ID|Id|^id)$/;

const american = (date: unknown): unknown => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(date)) ?? [];
  return year === undefined ? date : `${String(Number(month))}/${String(Number(day))}/${year} 12:00:00 AM`;
};

const inCamelCase = (entry: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]),
  );

const values = (fields: RegExp, change: (value: unknown) => unknown, description: string, calls: object = everyRead) =>
  named(fieldsDeviate(calls, fields, change), description);

/** Departures from the contract that occur on real servers; `npm run conform` judges each one (CON-2). */
export const deviations = {
  idsAreText: values(IDS, String, 'Every id is a string of digits.'),
  idsHaveLeadingZeros: values(IDS, (id) => `00${String(id)}`, 'Every id is a string such as 0042.'),
  idsHaveDecimals: values(/^PersonID$/, (id) => `${String(id)}.0`, 'A PersonID is a string such as 42.0.'),
  idsRepeat: values(/^Id$/, () => 1, 'Every school of a search has the Id 1.', { path: /^\/school\/search/ }),
  flagsAreText: values(/^(?:NeedCredential|Attending|Active|ShowIcon)$/, String, "Flags are '0' and '1'."),
  flagsAreLetters: values(/^NeedCredential$/, (flag) => (flag === 1 ? 'Y' : 'N'), 'NeedCredential is Y or N.'),
  datesAreAmerican: values(/Date$/, american, 'Dates look like 11/8/2026 12:00:00 AM.'),
  datesAreEpochNumbers: values(/Date$/, (date) => Date.parse(String(date)), 'Dates are milliseconds since 1970.'),
  datesAreImpossible: values(/Date$/, () => '2026-02-30', 'Every date is February 30.'),
  seasonsAreOther: values(/^Season$/, () => 'Autumn', 'Every season is Autumn.'),
  zipsAreNumbers: values(/^ZipCode$/, Number, 'A zip code has lost its leading zeros.'),
  textsArePadded: values(
    /^(?:City|OrganizationName|PrimaryAddress|WebSite)$/,
    (text) => `${String(text)}   `,
    'Texts have blanks at their end, as from columns of fixed width.',
  ),
  namesAreUpperCase: values(
    /Name$/,
    (name) => String(name).toUpperCase(),
    'Reads return names in upper case, however they were saved.',
  ),
  namesAreMissing: values(/^OrganizationName$/, () => null, 'The OrganizationName of a record is null.', organization),
  identifiersAreRespelled: values(
    /^Identifier$/,
    (key) => `0${String(key)}`,
    'A record has another spelling of its Identifier than the token.',
    organization,
  ),
  answersHaveMoreFields: named(
    entriesDeviate(everyRead, (entry) => ({ ...entry, ModifiedOn: '2026-11-01T08:15:00' })),
    'Every entry has a field that is not in the contract.',
  ),
  schoolsAreInCamelCase: named(
    entriesDeviate({ path: /^\/school\// }, inCamelCase),
    'The school directory returns schoolName instead of SchoolName.',
  ),
  jsonComesAsText: named(deviates(everyRead, asText), 'The content type of every response is text/plain.'),
  bytesAreLatin1: named(
    deviates({ method: 'GET', path: /^\/(?:org|staff)\// }, async (response) => {
      const text = (await response.text()).replaceAll('Co', 'Có');
      return new Response(Buffer.from(text, 'latin1'), { status: response.status, headers: response.headers });
    }),
    'Names with accents are encoded as ISO 8859-1.',
  ),
  listsAreWrapped: named(
    deviates(everyRead, async (response) => {
      const value = (await response.json()) as unknown;
      return Array.isArray(value) ? Response.json({ data: value as unknown[] }) : undefined;
    }),
    'A list is the data of an object.',
  ),
  noneIsAnEmptyBody: named(
    deviates(everyRead, async (response) => ((await response.text()) === '[]' ? bodyless(200) : undefined)),
    'An empty list is status 200 with no body.',
  ),
  savesAreCreated: named(
    deviates({ method: 'PUT', path: /^\/(?:org|staff)\// }, (response) => (response.ok ? bodyless(201) : undefined)),
    'A saved record is status 201 with no body.',
  ),
  successIsCapitalized: named(
    deviates(isPutOrDelete, (response) => (response.ok ? new Response('"Success"') : undefined)),
    'A saved record is "Success".',
  ),
  savesAreIgnored: named(
    faulty({ method: 'PUT', path: /^\/staff\/assistant-person\// }, () => new Response('success')),
    'The name of an assistant is confirmed, but not saved.',
  ),
  schoolsAreElsewhere: named(
    faulty({ path: /^\/school\// }, () => Response.redirect('https://elsewhere.example/school', 302)),
    'The school directory redirects to another server.',
  ),
  responsesAreShared: named(
    deviates({ method: 'GET', signedIn: true }, (response) => {
      response.headers.set('Cache-Control', 'public, max-age=600');
      return response;
    }),
    'Caches may keep the responses to a session for everybody.',
  ),
  rolesAreCapitalized: named(
    deviates({ path: '/login/login' }, async (response) => {
      const { token } = (await response.json()) as { token?: string };
      return token === undefined ? undefined : Response.json({ token: withRole(token, 'Media') });
    }),
    'The Role of the token is Media.',
  ),
  anotherOriginIsAllowed: named(
    deviates({}, (response) => {
      response.headers.set('Access-Control-Allow-Origin', 'https://elsewhere.example');
      return response;
    }),
    'CORS allows an origin other than the portal’s.',
  ),
  endedSessionsAreForbidden: named(
    deviates({ path: /^\/(?!login\/)/ }, async (response) =>
      response.status === 401 ? Response.json(await response.json(), { status: 403 }) : undefined,
    ),
    'An expired session returns 403 instead of 401.',
  ),
  othersRecordsAreShown: named(
    deviates(everyRead, (response) => (response.status === 403 ? Response.json([]) : undefined)),
    'The API returns records of other organizations instead of 403.',
  ),
  unknownAddressesArePages: named(
    deviates(everyRead, (_response, request) => (isUnknown(request) ? html(200) : undefined)),
    'Unknown paths return an HTML page with status 200.',
  ),
  refusalsArePages: named(
    deviates({}, (response) => (response.status >= 400 ? html(response.status) : undefined)),
    'Errors are HTML pages instead of { message }.',
  ),
} as const satisfies Readonly<Record<string, NamedScenario>>;
