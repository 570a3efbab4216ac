import { useSelector } from 'react-redux';
import { attendanceDraft, selectAttendance } from '@/features/sites';
import type { WithDrafts } from '@/shared/lib/drafts';
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
  const isSaved = useSelector(
    (state: WithDrafts) => selectAttendance(state, attendanceDraft(identifier, activityId)).status === 'saved',
  );
  if (staff === 0 || sites === 0 || isSaved) return null;
  return (
    <Button size="small" onClick={swap}>
      {rows === 'staff' ? 'Show sites in rows' : 'Show staff in rows'}
    </Button>
  );
}
