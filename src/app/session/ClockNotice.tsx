import { useSelector } from 'react-redux';
import { selectClockOffset } from '@/features/session';
import { useViewState } from '@/shared/lib/view-state';
import { Alert } from '@/shared/ui/Alert';
import { NoticeFrame } from '@/shared/ui/Notices';

const NOTICEABLE_MS = 5 * 60 * 1000;

/** Warns that the device's clock is wrong: the session corrects for it, but the deadlines on the screens don't. */
export function ClockNotice() {
  const offset = useSelector(selectClockOffset);
  const [dismissed, setDismissed] = useViewState<number | null>('session/clockNoticeDismissed', null);
  if (Math.abs(offset) < NOTICEABLE_MS || dismissed === offset) return null;
  return (
    <NoticeFrame>
      <Alert
        tone="warning"
        onDismiss={() => {
          setDismissed(offset);
        }}
      >
        {`This device’s clock seems to be ${offset < 0 ? 'ahead of' : 'behind'} the media service’s. ` +
          'You stay logged in, but the deadlines you see use this clock. Please correct it.'}
      </Alert>
    </NoticeFrame>
  );
}
