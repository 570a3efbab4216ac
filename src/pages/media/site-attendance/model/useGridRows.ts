import { usePreference } from '@/shared/lib/preferences';
import { fittingRows, type GridRows } from './gridLines';

const options: readonly GridRows[] = ['staff', 'sites'];

/** What stands in the rows: what the user has chosen, for this activity and the next ones, or else what fits better. */
export function useGridRows(staff: number, sites: number): { rows: GridRows; swap: () => void } {
  const [chosen, choose] = usePreference('attendanceRows', options);
  const fitting = fittingRows(staff, sites);
  const rows = chosen ?? fitting;
  const other = rows === 'staff' ? 'sites' : 'staff';
  return {
    rows,
    swap: () => {
      choose(other === fitting ? undefined : other);
    },
  };
}
