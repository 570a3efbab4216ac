import { API_PATH } from '../../src/shared/routes/paths';
import { operationsInContract } from '../http/contract';
import { deviates, entriesDeviate, fieldsDeviate, named, type NamedScenario, type Scenario } from './faulty';
import { compilePath, pathBelow } from '../http/matchPath';

const everyRead = { method: 'GET' };
const page = '<!doctype html><html><head><title>Service</title></head><body><h1>Service</h1></body></html>';
const html = (status: number): Response => new Response(page, { status, headers: { 'Content-Type': 'text/html' } });

const american = (date: unknown): unknown => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(date)) ?? [];
  return year === undefined ? date : `${String(Number(month))}/${String(Number(day))}/${year} 12:00:00 AM`;
};

const known = operationsInContract.map(({ path }) => compilePath(path));
const isUnknown = (request: Request): boolean => {
  const path = pathBelow(API_PATH, request.url) ?? '';
  return known.every((match) => match(path) === undefined);
};

const camelCase = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const idsAreText = (): Scenario => fieldsDeviate(everyRead, /(?:ID|Id|^id)$/, String);
const flagsAreText = (): Scenario => fieldsDeviate(everyRead, /^(?:NeedCredential|Attending|Active|ShowIcon)$/, String);
const datesAreAmerican = (): Scenario => fieldsDeviate(everyRead, /Date$/, american);
const jsonComesAsText = (): Scenario =>
  deviates(everyRead, async (response) => {
    const headers = new Headers(response.headers);
    headers.set('Content-Type', 'text/plain; charset=utf-8');
    return new Response(await response.text(), { status: response.status, headers });
  });
const answersHaveMoreFields = (): Scenario =>
  entriesDeviate(everyRead, (entry) => ({ ...entry, ModifiedOn: '2026-11-01T08:15:00' }));
const noneIsAnEmptyBody = (): Scenario =>
  deviates(everyRead, async (response) => ((await response.text()) === '[]' ? new Response(null) : undefined));
const schoolsAreInCamelCase = (): Scenario =>
  entriesDeviate({ path: /^\/school\// }, (entry) =>
    Object.fromEntries(Object.entries(entry).map(([name, value]) => [camelCase(name), value])),
  );
const anotherOriginIsAllowed = (): Scenario =>
  deviates({}, (response) => {
    response.headers.set('Access-Control-Allow-Origin', 'https://elsewhere.example');
    return response;
  });
const endedSessionsAreForbidden = (): Scenario =>
  deviates({ path: /^\/(?!login\/)/ }, async (response) =>
    response.status === 401 ? Response.json(await response.json(), { status: 403 }) : undefined,
  );
const othersRecordsAreShown = (): Scenario =>
  deviates(everyRead, (response) => (response.status === 403 ? Response.json([]) : undefined));
const unknownAddressesArePages = (): Scenario =>
  deviates(everyRead, (_response, request) => (isUnknown(request) ? html(200) : undefined));
const refusalsArePages = (): Scenario =>
  deviates({}, (response) => (response.status >= 400 ? html(response.status) : undefined));

/** Departures that real servers show; `npm run conform` finds each one. */
export const deviations = {
  idsAreText: named(idsAreText, 'Ids are strings', 'Every id is a string of digits.'),
  flagsAreText: named(flagsAreText, 'Flags are strings', "Flags are '0' and '1'."),
  datesAreAmerican: named(datesAreAmerican, 'Dates are in US format', 'Dates look like 11/8/2026 12:00:00 AM.'),
  jsonComesAsText: named(jsonComesAsText, 'JSON is sent as text', 'The content type of every response is text/plain.'),
  answersHaveMoreFields: named(
    answersHaveMoreFields,
    'Extra fields',
    'Every entry has a field that is not in the contract.',
  ),
  noneIsAnEmptyBody: named(noneIsAnEmptyBody, 'Empty lists have no body', 'An empty list is status 200 with no body.'),
  schoolsAreInCamelCase: named(
    schoolsAreInCamelCase,
    'Schools in camel case',
    'The school directory returns schoolName instead of SchoolName.',
  ),
  anotherOriginIsAllowed: named(
    anotherOriginIsAllowed,
    'Another origin is allowed',
    'CORS allows an origin other than the portal’s.',
  ),
  endedSessionsAreForbidden: named(
    endedSessionsAreForbidden,
    'Expired sessions return 403',
    'An expired session returns 403 instead of 401.',
  ),
  othersRecordsAreShown: named(
    othersRecordsAreShown,
    'Other organizations’ records are visible',
    'The API returns records of other organizations instead of 403.',
  ),
  unknownAddressesArePages: named(
    unknownAddressesArePages,
    'Unknown paths return HTML',
    'Unknown paths return an HTML page with status 200.',
  ),
  refusalsArePages: named(refusalsArePages, 'Errors are HTML', 'Errors are HTML pages instead of { message }.'),
} as const satisfies Readonly<Record<string, NamedScenario>>;
