import type { OperationId } from '../../mocks/http/contract';
import { parseBody } from '../../src/shared/api/readResponse';
import { isRecord } from '../../src/shared/lib/is-record';
import type { Judgement } from './judge';
import { breaks } from './judgeEntries';
import { operations } from './operations';
import type { PathParts, Run } from './run';
import { placeAt } from './schema';

export type Fields = Readonly<Record<string, unknown>>;

export const OWN_CALLS = [
  'getOrganization',
  'getDirector',
  'getAssistants',
  'getStaff',
  'getSiteNotifications',
] as const satisfies OperationId[];

type OwnCall = (typeof OWN_CALLS)[number];

/** The judged responses with the organization's records before the run, from which every write is undone. */
export type Own = Readonly<Record<OwnCall, Judgement>> & { identifier: string };

const CONTRACT_FIELDS = ['Organization', 'Person', 'SiteNotification'].flatMap((name) =>
  Object.keys(placeAt(['components', 'schemas', name, 'properties']).value),
);

/** Keeps only the contract's fields, because others, such as the time of the last change, may differ after a run. */
const snapshotOf = (raw: unknown): string => JSON.stringify(raw, CONTRACT_FIELDS);

export const ownParts = (identifier: string): PathParts => ({ identifier, orgIdentifier: identifier });

export const firstOf = (raw: unknown): Fields => [raw].flat().find(isRecord) ?? {};

/** Reads the records before the first write. @throws if one cannot be read completely, because it could not be restored */
export async function readOwn(run: Run, identifier: string): Promise<Own> {
  const own: Partial<Record<OwnCall, Judgement>> = {};
  for (const id of OWN_CALLS) {
    const judgement = await run.read(id, ownParts(identifier));
    if (!judgement.isWhole) throw new Error(`Nothing was written, because ${id} cannot be read whole.`);
    own[id] = judgement;
  }
  return { ...(own as Record<OwnCall, Judgement>), identifier };
}

/** Whether a record is as it was before the run. Reads it without judging, even after the end of the run. */
export async function isAsBefore(run: Run, own: Own, id: OwnCall): Promise<boolean> {
  const exchange = await run.send(run.callTo(id, ownParts(own.identifier)));
  return exchange.failed === undefined && snapshotOf(parseBody(exchange.body)) === snapshotOf(own[id].raw);
}

/** Sends a write, and reports a finding if a read afterwards does not show the change. */
export async function save(run: Run, id: OperationId, parts: PathParts, body: unknown, wrongIn: () => Promise<string>) {
  await run.ask(id, parts, body);
  const wrong = await wrongIn();
  const what = `The saved value differs from the value read back: ${wrong}`;
  if (wrong !== '') run.note(id, run.callTo(id, parts, body), 0, [breaks(what)], operations[id].screens);
}

export const sameId = (a: unknown, b: unknown): boolean => Number(a) === Number(b);
