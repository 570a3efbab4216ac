import { API_PATH } from '../../src/shared/routes/paths';
import { operationsAt } from '../http/contract';
import { deviates, faulty, named, type NamedScenario } from './faulty';
import { valueDeviations } from './valueDeviations';
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

/** Departures from the contract that occur on real servers; `npm run conform` judges each one (CON-2). */
export const deviations = {
  ...valueDeviations,
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
