import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { responsesRetried, selectOldestDataTime } from '@/shared/api';
import { clockTime } from '@/shared/lib/clock-time';
import { OFFLINE_VIEW } from '@/shared/lib/connection';
import { useViewState } from '@/shared/lib/view-state';
import { Alert } from '@/shared/ui/Alert';
import { NoticeFrame } from '@/shared/ui/Notices';

export function OfflineNotice() {
  const dispatch = useDispatch();
  const [isOffline, setIsOffline] = useViewState(OFFLINE_VIEW, false);
  const oldest = useSelector(selectOldestDataTime);
  useEffect(() => {
    const update = (): void => setIsOffline(!navigator.onLine);
    if (!navigator.onLine) update();
    window.addEventListener('offline', update);
    window.addEventListener('online', update);
    return () => {
      window.removeEventListener('offline', update);
      window.removeEventListener('online', update);
    };
  }, [setIsOffline]);

  if (!isOffline && oldest === undefined) return null;
  const age = oldest === undefined ? '' : ` This information is as of ${clockTime(oldest)}.`;
  return (
    <NoticeFrame isSticky>
      <Alert tone="warning" onRetry={isOffline ? undefined : () => dispatch(responsesRetried())}>
        <span>
          {isOffline
            ? `You’re offline.${age} Your entries stay here; submit them when you’re back online.`
            : `We can’t reach the media service.${age}`}
        </span>
      </Alert>
    </NoticeFrame>
  );
}
