import { operationById, type OperationId } from '../../mocks/http/contract';
import { parseBody } from '../../src/shared/api/readAnswer';
import type { Exchange } from './client';
import { judgeCaching } from './judgeCaching';
import { differencesOf, named, type Difference } from './judgeEntry';
import type { Finding } from './report';
import { answerAt, branchFor, contentTypes, isObject, placeAt, schemaOf, type Place } from './schema';
import { screensOf } from './screens';
import { keyOf } from './values';

const SLOW_MS = 3000;

/** The portal also accepts a list of one here (API-6). */
const VALUES: ReadonlySet<OperationId> = new Set<OperationId>([
  'getDirector',
  'getFootballDate',
  'getLeague',
  'getMascot',
  'getSchool',
  'getSuperintendent',
  'getYear',
]);

export interface Judgement {
  findings: Finding[];
  /** Without the list of one around it; undefined if the portal cannot read the response. */
  value: unknown;
}

const isHtml = (body: string): boolean => body.trimStart().startsWith('<');

const mediaType = (headers: Headers): string =>
  (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

function counted(differences: readonly (readonly Difference[])[]): Difference[] {
  const total = differences.length;
  const tally = new Map<string, { difference: Difference; count: number }>();
  for (const difference of differences.flat()) {
    const known = tally.get(difference.what);
    tally.set(difference.what, { difference, count: (known?.count ?? 0) + 1 });
  }
  return [...tally.values()].map(({ difference, count }) => ({
    ...difference,
    what: `${named('An entry', difference).what} (${String(count)} of ${String(total)} entries)`,
  }));
}

/** The field by which the portal tells the entries of a list apart. */
const KEYS: Partial<Record<OperationId, string>> = {
  getListing: 'Identifier',
  findByName: 'Identifier',
  getOrganizationTypes: 'TypeID',
  getCounties: 'Id',
  getStates: 'Id',
  getAssistants: 'PersonID',
  getStaff: 'PersonID',
  getActivities: 'ActivityID',
  getStateTournamentSites: 'ID',
  getLeagues: 'Identifier',
  searchSchoolsByName: 'Id',
  searchSchoolsByCity: 'Id',
  searchSchools: 'Id',
  getLeagueSchools: 'Id',
};

function repeatedKeys(field: string | undefined, entries: readonly unknown[]): Difference[] {
  if (field === undefined) return [];
  const keys = entries.map((entry) => keyOf(entry, field)).filter((key) => key !== undefined);
  const repeated = keys.length - new Set(keys.map(String)).size;
  if (repeated === 0) return [];
  const what = `${field} is the same in several entries (${String(repeated)} of ${String(entries.length)} repeat one)`;
  return [{ verdict: 'breaks', what }];
}

function judgeList(id: OperationId, place: Place, value: unknown): { differences: Difference[]; value: unknown } {
  if (!Array.isArray(value)) {
    const envelope = isObject(value) ? Object.entries(value).find(([, part]) => Array.isArray(part))?.[0] : undefined;
    const kind =
      value === null
        ? 'an empty body or null instead of a list; an empty list is []'
        : `${isObject(value) ? 'an object' : 'not a list'}${envelope === undefined ? '' : `; the list is in "${envelope}"`}`;
    return { differences: [{ verdict: 'breaks', what: `The response is ${kind}` }], value: undefined };
  }
  const items = placeAt([...place.parts, 'items']);
  const differences = counted(value.map((entry) => differencesOf(branchFor(items, entry), entry)));
  return { differences: [...differences, ...repeatedKeys(KEYS[id], value)], value };
}

function judgeValue(id: OperationId, place: Place, given: unknown): { differences: Difference[]; value: unknown } {
  if (isObject(place.value) && place.value.type === 'array') return judgeList(id, place, given);
  const isListOfOne = VALUES.has(id) && Array.isArray(given) && given.length <= 1;
  const value: unknown = isListOfOne ? (given[0] ?? null) : given;
  const listDifferences: Difference[] = isListOfOne
    ? [{ verdict: 'copes', what: 'The response is a list with one entry' }]
    : [];
  const own = differencesOf(branchFor(place, value), value).map((difference) => named('The response', difference));
  return { differences: [...listDifferences, ...own], value };
}

function judgeContent(types: readonly string[], type: string): Difference[] {
  if (types.includes(type)) return [];
  return [
    {
      verdict: 'copes',
      what: `The content type is ${type || 'missing'}; the contract says ${types.join(' or ')}`,
    },
  ];
}

function judgeTime(ms: number): Difference[] {
  return ms > SLOW_MS ? [{ verdict: 'copes', what: `The response took ${(ms / 1000).toFixed(1)} s` }] : [];
}

function unanswered(exchange: Extract<Exchange, { failed: string }>): Difference {
  const what =
    exchange.failed === 'timeout'
      ? `There was no response within ${String(Math.round(exchange.ms / 1000))} s, the portal’s timeout`
      : `The connection failed: ${exchange.reason}`;
  return { verdict: 'breaks', what };
}

export function judgeAnswer(id: OperationId, exchange: Exchange): Judgement {
  const finish = (differences: readonly Difference[], value?: unknown): Judgement => ({
    findings: differences.map((difference) => ({ ...difference, screens: screensOf[id] })),
    value,
  });
  if (exchange.failed !== undefined) return finish([unanswered(exchange)]);
  const { status, headers, body, ms } = exchange;
  const operation = operationById(id);
  const answer = answerAt(operation, 200);
  if (status < 200 || status > 299) return finish([{ verdict: 'breaks', what: `The status is ${String(status)}` }]);
  if (answer === undefined) throw new Error(`The contract has no response 200 for ${id}.`);
  if (isHtml(body)) return finish([{ verdict: 'breaks', what: 'The response is an HTML page' }]);
  const given = parseBody(body);
  const judged = judgeValue(id, schemaOf(answer), given);
  const isReadable = judged.differences.every(({ verdict }) => verdict === 'copes') || judged.value !== undefined;
  return finish(
    [
      ...(status === 200
        ? []
        : [{ verdict: 'copes', what: `The status is ${String(status)} instead of 200` } as const]),
      ...(given === null ? [] : judgeContent(contentTypes(answer), mediaType(headers))),
      ...judged.differences,
      ...(operation.isPublic ? [] : judgeCaching(headers)),
      ...judgeTime(ms),
    ],
    isReadable ? judged.value : undefined,
  );
}
