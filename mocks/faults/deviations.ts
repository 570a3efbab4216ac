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
  const path = pathBelow('/mediareact/api', request.url) ?? '';
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
  idsAreText: named(idsAreText, 'Ids are text', 'Every id comes as a text of digits.'),
  flagsAreText: named(flagsAreText, 'Flags are text', "Flags come as '0' and '1'."),
  datesAreAmerican: named(datesAreAmerican, 'Dates are American', 'Dates come as 11/8/2026 12:00:00 AM.'),
  jsonComesAsText: named(jsonComesAsText, 'JSON comes as text', 'The content type of every answer is text/plain.'),
  answersHaveMoreFields: named(
    answersHaveMoreFields,
    'More fields',
    'Every entry has a field that the contract does not name.',
  ),
  noneIsAnEmptyBody: named(
    noneIsAnEmptyBody,
    'None is an empty body',
    'An empty list comes as status 200 without a body.',
  ),
  schoolsAreInCamelCase: named(
    schoolsAreInCamelCase,
    'Schools in camel case',
    'The school directory answers schoolName for SchoolName.',
  ),
  anotherOriginIsAllowed: named(
    anotherOriginIsAllowed,
    'Another origin is allowed',
    'CORS names another origin than the portal.',
  ),
  endedSessionsAreForbidden: named(
    endedSessionsAreForbidden,
    'Ended sessions are forbidden',
    'A session that is over is answered with 403, not 401.',
  ),
  othersRecordsAreShown: named(
    othersRecordsAreShown,
    "Others' records are shown",
    'What belongs to another organization is answered, not refused.',
  ),
  unknownAddressesArePages: named(
    unknownAddressesArePages,
    'Unknown addresses are pages',
    'A page of HTML comes with status 200 where there is no call.',
  ),
  refusalsArePages: named(refusalsArePages, 'Refusals are pages', 'A page of HTML comes in place of a { message }.'),
} as const satisfies Readonly<Record<string, NamedScenario>>;
