import { useViewState } from '@/shared/lib/view-state';
import type { GridRows } from './gridLines';

/** Zero-based. */
export interface CellPosition {
  row: number;
  column: number;
}

/** A selected rectangle, from where the selection began to the focused cell. */
export interface CellRange {
  /** A selection made before rows and columns were swapped is void. */
  rows: GridRows;
  from: CellPosition;
  to: CellPosition;
}

const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

export const hasRow = ({ from, to }: CellRange, row: number): boolean => isBetween(row, from.row, to.row);

export const hasColumn = ({ from, to }: CellRange, column: number): boolean =>
  isBetween(column, from.column, to.column);

export const sizeOf = ({ from, to }: CellRange): number =>
  (Math.abs(from.row - to.row) + 1) * (Math.abs(from.column - to.column) + 1);

/** Kept in the store, like everything on screen. */
export function useCellRange(rows: GridRows): [CellRange | undefined, (range: CellRange | null) => void] {
  const [range, setRange] = useViewState<CellRange | null>('attendance/range', null);
  return [range?.rows === rows ? range : undefined, setRange];
}
