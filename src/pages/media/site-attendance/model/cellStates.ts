import type { Attendance, AttendanceEdits } from '@/features/sites';
import { hasColumn, hasRow, type CellRange } from './cellRange';
import type { GridRows, Line } from './gridLines';

/** Cell states, one bit each. */
export const CHECKED = 1;
/** Differs from the saved value. */
export const CHANGED = 2;
/** The person is double-booked. */
export const CLASHING = 4;
/** In the range that Space toggles. */
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

/** One hex digit per cell, so that a string comparison tells whether a row must render again (PERF-8, PERF-9). */
export function cellStates(grid: GridState): { cells: string[]; fullColumns: boolean[] } {
  const { rows, rowLines, columnLines, saved, edits, clashing, range } = grid;
  const fullColumns = columnLines.map(() => true);
  const columns = columnLines.map(({ id }, column) => ({
    id,
    bySite: rows === 'staff' ? { saved: saved.get(id), edits: edits[id] } : undefined,
    isInRange: range !== undefined && hasColumn(range, column),
  }));
  const cells = rowLines.map(({ id: rowId }, row) => {
    const ofRow = rows === 'sites' ? { saved: saved.get(rowId), edits: edits[rowId] } : undefined;
    const isRowInRange = range !== undefined && hasRow(range, row);
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
