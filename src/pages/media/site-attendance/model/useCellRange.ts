import { useViewState } from '@/shared/lib/view-state';
import type { CellRange } from './cellRange';
import type { GridRows } from './gridLines';

/** The range that Space toggles, in the store as everything that shows. */
export function useCellRange(rows: GridRows): [CellRange | undefined, (range: CellRange | null) => void] {
  const [range, setRange] = useViewState<CellRange | null>('attendance/range', null);
  return [range?.rows === rows ? range : undefined, setRange];
}
