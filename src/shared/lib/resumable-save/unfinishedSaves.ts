import { jsonStore, sessionArea } from '@/shared/lib/storage';
import type { Saved } from './sendWrite';

/** A save of several calls that stopped half-way, in ids alone: no name and no e-mail is ever kept here. */
export interface UnfinishedSave {
  /** The step that failed, or was under way when the page was left. */
  step: string;
  /** What each earlier step has left behind. */
  done: Readonly<Record<string, Saved>>;
  /** Ids that were on the list before a save that adds one. */
  known?: readonly (number | string)[];
}

interface Kept {
  /** The Identifier of the organization whose saves these are. */
  owner: string;
  saves: Record<string, UnfinishedSave>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSaved = (value: unknown): value is Saved => typeof value === 'number' || typeof value === 'string';

function isUnfinished(value: unknown): value is UnfinishedSave {
  if (!isRecord(value) || typeof value.step !== 'string' || !isRecord(value.done)) return false;
  const { known = [] } = value;
  return Object.values(value.done).every(isSaved) && Array.isArray(known) && known.every(isSaved);
}

const store = jsonStore<Kept>({
  area: sessionArea,
  key: 'unfinishedSaves',
  version: 1,
  isValid: (value): value is Kept =>
    isRecord(value) &&
    typeof value.owner === 'string' &&
    isRecord(value.saves) &&
    Object.values(value.saves).every(isUnfinished),
});

function savesOf(owner: string): Record<string, UnfinishedSave> {
  const kept = store.read();
  return kept?.owner === owner ? kept.saves : {};
}

/** The names of the owner's saves that are to be finished in this tab. */
export const listUnfinished = (owner: string): string[] => Object.keys(savesOf(owner));

export const readUnfinished = (owner: string, save: string): UnfinishedSave | undefined => savesOf(owner)[save];

export function keepUnfinished(owner: string, save: string, unfinished: UnfinishedSave): void {
  store.write({ owner, saves: { ...savesOf(owner), [save]: unfinished } });
}

export function forgetUnfinished(owner: string, save: string): void {
  const { [save]: _finished, ...others } = savesOf(owner);
  if (Object.keys(others).length === 0) store.clear();
  else store.write({ owner, saves: others });
}
