import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { answersRetried, useOldestShown } from '@/shared/api';
import { clockTime } from '@/shared/lib/clock-time';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import css from './OfflineNotice.module.css';

/**
 * Says, as long as the browser has no connection, that nothing is lost, and of when it is what the screen shows of this
 * device's own. When the connection is back, what the screen shows is loaded anew; what was entered is the user's to send.
 */
export function OfflineNotice() {
  const dispatch = useDispatch();
  const [isOffline, setIsOffline] = useState(false);
  const oldest = useOldestShown();
  useEffect(() => {
    const look = (): void => {
      setIsOffline(!navigator.onLine);
    };
    look();
    window.addEventListener('offline', look);
    window.addEventListener('online', look);
    return () => {
      window.removeEventListener('offline', look);
      window.removeEventListener('online', look);
    };
  }, []);

  if (!isOffline && oldest === undefined) return null;
  const age = oldest === undefined ? '' : ` What you see is from ${clockTime(oldest)}.`;
  return (
    <div className={css.notice}>
      <Alert tone="warning">
        {isOffline ? (
          `You’re offline.${age} What you have entered stays here; submit it when you’re back online.`
        ) : (
          <>
            We can’t reach the media service.{age}{' '}
            <Button size="small" onClick={() => dispatch(answersRetried())}>
              Try again
            </Button>
          </>
        )}
      </Alert>
    </div>
  );
}
