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
  const columnsInRange = columnLines.map((_line, column) => range !== undefined && hasColumn(range, column));
  const cells = rowLines.map(({ id: rowId }, row) => {
    const isRowInRange = range !== undefined && hasRow(range, row);
    let text = '';
    for (let column = 0; column < columnLines.length; column += 1) {
      const columnId = columnLines[column]?.id ?? 0;
      const [siteId, personId] = rows === 'sites' ? [rowId, columnId] : [columnId, rowId];
      const wasChecked = saved.get(siteId)?.has(personId) ?? false;
      const isChecked = edits[siteId]?.[personId] ?? wasChecked;
      if (!isChecked) fullColumns[column] = false;
      const isClashing = isChecked && (clashing.get(personId)?.has(siteId) ?? false);
      const bits =
        (isChecked ? CHECKED : 0) +
        (isChecked === wasChecked ? 0 : CHANGED) +
        (isClashing ? CLASHING : 0) +
        (isRowInRange && columnsInRange[column] === true ? SELECTED : 0);
      text += DIGITS.charAt(bits);
    }
    return text;
  });
  return { cells, fullColumns };
}

export function isFullRow(cells: string): boolean {
  for (let column = 0; column < cells.length; column += 1) {
    if ((stateOf(cells, column) & CHECKED) === 0) return false;
  }
  return cells !== '';
}
