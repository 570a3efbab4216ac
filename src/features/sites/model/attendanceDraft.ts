import { jsonStore, sessionArea } from '@/shared/lib/storage';
import type { AttendanceEdits } from './attendance';

type Cell = readonly [siteId: number, personId: number, attending: 0 | 1];

interface Drafts {
  /** The organization whose choices these are. */
  identifier: string;
  /** Edited cells by ActivityID. */
  cells: Record<string, Cell[]>;
}

const isCell = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 3 && value.every((part) => Number.isInteger(part));

function isDrafts(value: unknown): value is Drafts {
  if (typeof value !== 'object' || value === null || !('identifier' in value) || !('cells' in value)) return false;
  const { identifier, cells } = value;
  if (typeof identifier !== 'string' || typeof cells !== 'object' || cells === null) return false;
  return Object.values(cells).every((list) => Array.isArray(list) && list.every(isCell));
}

/** What was toggled and not yet submitted: ids only, for this tab, until logout (jsonStore). */
const store = jsonStore<Drafts>({ area: sessionArea, key: 'siteAttendanceDraft', version: 1, isValid: isDrafts });

const cellsOf = (identifier: string): Drafts['cells'] => {
  const drafts = store.read();
  return drafts?.identifier === identifier ? drafts.cells : {};
};

export function readAttendanceDraft(identifier: string, activityId: number): AttendanceEdits {
  const edits = new Map<number, Map<number, boolean>>();
  for (const [siteId, personId, attending] of cellsOf(identifier)[activityId] ?? []) {
    const people = edits.get(siteId) ?? new Map<number, boolean>();
    edits.set(siteId, people.set(personId, attending === 1));
  }
  return edits;
}

/** Nothing toggled is nothing kept. */
export function writeAttendanceDraft(identifier: string, activityId: number, edits: AttendanceEdits): void {
  const list = [...edits].flatMap(([siteId, people]) =>
    [...people].map(([personId, attending]): Cell => [siteId, personId, attending ? 1 : 0]),
  );
  const { [activityId]: _replaced, ...others } = cellsOf(identifier);
  const cells = list.length === 0 ? others : { ...others, [activityId]: list };
  if (Object.keys(cells).length === 0) store.clear();
  else store.write({ identifier, cells });
}
