import type { OperationId } from '../../mocks/http/contract';
import { parseBody } from '../../src/shared/api/readResponse';
import { isRecord } from '../../src/shared/lib/is-record';
import { breaks } from './judgeEntries';
import { operations } from './operations';
import { callOf, type PathParts, type Run } from './run';
import { placeAt } from './schema';

export type Fields = Readonly<Record<string, unknown>>;

/** The organization's records as they were before the run, used to undo every write. */
export interface Own {
  identifier: string;
  organization: Fields;
  /** The organization as the portal reads it, and therefore as it sends it back. */
  asRead: Fields;
  director: Fields;
  people: readonly unknown[];
  /** Each response before the run, with only the contract's fields. */
  before: ReadonlyMap<OperationId, string>;
}

const CONTRACT_FIELDS = ['Organization', 'Person', 'SiteNotification'].flatMap((name) =>
  Object.keys(placeAt(['components', 'schemas', name, 'properties']).value),
);

/** Keeps only the contract's fields, because others, such as the time of the last change, may differ after a run. */
const snapshotOf = (raw: unknown): string => JSON.stringify(raw, CONTRACT_FIELDS);

export const ownParts = (identifier: string): PathParts => ({ identifier, orgIdentifier: identifier });

const firstOf = (raw: unknown): Fields => [raw].flat().find(isRecord) ?? {};

/** Reads the records before the first write. @throws if one cannot be read completely, because it could not be restored */
export async function readOwn(run: Run, identifier: string): Promise<Own> {
  const [raws, before, people] = [[] as unknown[], new Map<OperationId, string>(), [] as unknown[]];
  for (const id of ['getOrganization', 'getDirector', 'getAssistants', 'getStaff', 'getSiteNotifications'] as const) {
    const { raw, isWhole, entries } = await run.read(id, ownParts(identifier));
    if (!isWhole) throw new Error(`Nothing was written, because ${id} cannot be read whole.`);
    before.set(id, snapshotOf(raw));
    raws.push(raw);
    people.push(...entries);
  }
  const [organization, director] = raws.map(firstOf);
  return {
    identifier,
    organization: organization ?? {},
    director: director ?? {},
    asRead: firstOf(people[0]),
    people,
    before,
  };
}

/** Reads a record for comparison, without judging, even after the end of the run. */
export async function readAgain(run: Run, id: OperationId, identifier: string): Promise<string> {
  const exchange = await run.send(run.callTo(id, ownParts(identifier)));
  return exchange.failed === undefined ? snapshotOf(parseBody(exchange.body)) : '';
}

/** Sends a write, and reports a finding if a read afterwards does not show the change. */
export async function save(run: Run, id: OperationId, parts: PathParts, body: unknown, wrongIn: () => Promise<string>) {
  await run.ask(id, parts, body);
  const wrong = await wrongIn();
  if (wrong === '') return;
  const what = `The saved value differs from the value read back: ${wrong}`;
  run.note(id, callOf(id), run.callTo(id, parts, body), 0, [{ ...breaks(what), screens: operations[id].screens }]);
}

export const sameId = (a: unknown, b: unknown): boolean => Number(a) === Number(b);
