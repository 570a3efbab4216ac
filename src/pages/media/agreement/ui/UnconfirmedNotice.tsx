import { WENT_THROUGH } from '@/features/agreements';
import { Alert } from '@/shared/ui/Alert';

/** Shown on the form and the review after a submission whose response was lost, even before a reload. */
export function UnconfirmedNotice() {
  return <Alert tone="warning">{`An agreement that you submitted here may have arrived. ${WENT_THROUGH}`}</Alert>;
}
