import { attendanceDraft, attendanceKind } from '@/features/sites';
import { useDraft } from '@/shared/lib/drafts';
import { Button } from '@/shared/ui/button';
import { useGridRows } from '../model/useGridRows';

interface SwapRowsProps {
  identifier: string;
  activityId: number;
  /** How many there are of either. */
  staff: number;
  sites: number;
}

/** Turns the grid around, and the next ones with it. Nothing where no grid is shown. */
export function SwapRows({ identifier, activityId, staff, sites }: SwapRowsProps) {
  const { rows, swap } = useGridRows(staff, sites);
  const { value } = useDraft(attendanceKind, attendanceDraft(identifier, activityId));
  if (staff === 0 || sites === 0 || value.status === 'saved') return null;
  return (
    <Button size="small" onClick={swap}>
      {rows === 'staff' ? 'Show sites as rows' : 'Show staff as rows'}
    </Button>
  );
}
