import { useSyncExternalStore } from 'react';
import {
  showSiteDates,
  type Attendance,
  type AttendanceEdits,
  type Attendee,
  type TournamentSite,
} from '@/features/sites';
import { usePreference } from '@/shared/lib/preferences';
import { useViewState } from '@/shared/lib/view-state';
import { useIsPrinting } from '@/shared/ui/useIsPrinting';

/** Whether the rows are staff or sites; the columns are the other. */
export type GridRows = 'staff' | 'sites';

/** A row or a column. */
export interface Line {
  id: number;
  /** Unique among the people, or among the sites. */
  name: string;
  /** Undefined if the line is a person. */
  site?: TournamentSite;
  /** Printed for each checked box if there are too many columns for paper; by default, the name. */
  caption?: string;
}

/** Adds a site's caption, which repeats its column heading, because a large grid is printed without headings. */
export const withCaption = (line: Line, isLate: boolean): Line =>
  line.site === undefined
    ? line
    : { ...line, caption: `${line.name} ${showSiteDates(line.site)}${isLate ? ' · Deadline passed' : ''}` };

export const personLines = (people: readonly Attendee[]): Line[] => people.map(({ id, name }) => ({ id, name }));

/** Lines for the sites, closed ones last. */
export function siteLines(
  sites: readonly TournamentSite[],
  names: ReadonlyMap<number, string>,
  closed: ReadonlySet<number>,
): Line[] {
  const lines = sites.map((site) => ({ id: site.ID, name: names.get(site.ID) ?? '', site }));
  return [...lines.filter(({ id }) => !closed.has(id)), ...lines.filter(({ id }) => closed.has(id))];
}

/** The longer list goes into rows, since a window fits more rows than columns. */
export const fittingRows = (staff: number, sites: number): GridRows => (staff > sites ? 'staff' : 'sites');

const options: readonly GridRows[] = ['staff', 'sites'];

/** Whether rows are staff or sites: the user's preference for all activities, else what fits better. */
export function useGridRows(staff: number, sites: number): { rows: GridRows; swap: () => void } {
  const [chosen, choose] = usePreference('attendanceRows', options);
  const fitting = fittingRows(staff, sites);
  const rows = chosen ?? fitting;
  const other = rows === 'staff' ? 'sites' : 'staff';
  return {
    rows,
    swap: () => choose(other === fitting ? undefined : other),
  };
}

/** Reports every resize of the page: a media query's change event does not fire when the text size changes. */
function subscribe(onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}

/** Whether the screen is too narrow for the grid, so that OneLine shows one column at a time. Printouts have the whole grid. */
export function useIsOneLine(): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => window.matchMedia('(width < 48rem)').matches);
  return !useIsPrinting() && isNarrow;
}

/** Zero-based; headings don't count. */
export interface CellPosition {
  row: number;
  column: number;
}

/** A selected rectangle, from where the selection began to the focused cell. */
export interface CellRange {
  /** What the rows were when the selection was made: swapping rows and columns invalidates it. */
  rows: GridRows;
  from: CellPosition;
  to: CellPosition;
}

const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

export const sizeOf = ({ from, to }: CellRange): number =>
  (Math.abs(from.row - to.row) + 1) * (Math.abs(from.column - to.column) + 1);

/** The selected range, in the store like all view state; undefined after rows and columns are swapped. */
export function useCellRange(rows: GridRows): [CellRange | undefined, (range: CellRange | null) => void] {
  const [range, setRange] = useViewState<CellRange | null>('attendance/range', null);
  return [range?.rows === rows ? range : undefined, setRange];
}

/** Cell states, one bit each. */
export const CHECKED = 1;
/** Differs from the saved value. */
export const CHANGED = 2;
/** The person is double-booked. */
export const CLASHING = 4;
/** The cell is in the selected range; Space toggles every cell of the range. */
export const SELECTED = 8;

const DIGITS = '0123456789abcdef';

export const stateOf = (cells: string, column: number): number => DIGITS.indexOf(cells.charAt(column));

/** IDs of the conflicting sites by PersonID. */
export type ClashingCells = ReadonlyMap<number, ReadonlySet<number>>;

interface GridState {
  rows: GridRows;
  rowLines: readonly Line[];
  columnLines: readonly Line[];
  saved: Attendance;
  edits: AttendanceEdits;
  clashing: ClashingCells;
  range: CellRange | undefined;
}

/** Encodes each row as a string, one hex digit per cell, so that `memo` can tell whether it has changed (PERF-8, PERF-9). */
export function cellStates(grid: GridState): { cells: string[]; fullColumns: boolean[] } {
  const { rows, rowLines, columnLines, saved, edits, clashing, range } = grid;
  const fullColumns = columnLines.map(() => true);
  const columns = columnLines.map(({ id }, column) => ({
    id,
    bySite: rows === 'staff' ? { saved: saved.get(id), edits: edits[id] } : undefined,
    isInRange: range !== undefined && isBetween(column, range.from.column, range.to.column),
  }));
  const cells = rowLines.map(({ id: rowId }, row) => {
    const ofRow = rows === 'sites' ? { saved: saved.get(rowId), edits: edits[rowId] } : undefined;
    const isRowInRange = range !== undefined && isBetween(row, range.from.row, range.to.row);
    let text = '';
    columns.forEach(({ id: columnId, bySite, isInRange }, column) => {
      const [siteId, personId] = rows === 'sites' ? [rowId, columnId] : [columnId, rowId];
      const site = bySite ?? ofRow;
      const wasChecked = site?.saved?.has(personId) ?? false;
      const isChecked = site?.edits?.[personId] ?? wasChecked;
      if (!isChecked) fullColumns[column] = false;
      let bits = isChecked ? CHECKED : 0;
      if (isChecked !== wasChecked) bits += CHANGED;
      if (isChecked && clashing.get(personId)?.has(siteId) === true) bits += CLASHING;
      if (isRowInRange && isInRange) bits += SELECTED;
      text += DIGITS.charAt(bits);
    });
    return text;
  });
  return { cells, fullColumns };
}
