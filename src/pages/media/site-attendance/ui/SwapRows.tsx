import { Button } from '@/shared/ui/button';
import { useGridRows } from '../model/useGridRows';

interface SwapRowsProps {
  /** How many there are of either. */
  staff: number;
  sites: number;
}

/** Turns the grid around, and the next ones with it. */
export function SwapRows({ staff, sites }: SwapRowsProps) {
  const { rows, swap } = useGridRows(staff, sites);
  return (
    <Button size="small" onClick={swap}>
      {rows === 'staff' ? 'Show sites in rows' : 'Show staff in rows'}
    </Button>
  );
}
