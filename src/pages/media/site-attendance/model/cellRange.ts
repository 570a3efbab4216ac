import type { GridRows } from './gridLines';

/** Where a cell is in the grid, counted from 0. */
export interface Place {
  row: number;
  column: number;
}

/** The cells that are marked: a rectangle, from the one where marking began to the one that has the focus. */
export interface CellRange {
  /** A range of the grid as it was before its rows and columns were swapped is none. */
  rows: GridRows;
  from: Place;
  to: Place;
}

const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

export const hasRow = ({ from, to }: CellRange, row: number): boolean => isBetween(row, from.row, to.row);

export const hasColumn = ({ from, to }: CellRange, column: number): boolean =>
  isBetween(column, from.column, to.column);

export const sizeOf = ({ from, to }: CellRange): number =>
  (Math.abs(from.row - to.row) + 1) * (Math.abs(from.column - to.column) + 1);
