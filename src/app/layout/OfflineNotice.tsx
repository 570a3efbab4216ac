import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { answersRetried, useOldestShown } from '@/shared/api';
import { clockTime } from '@/shared/lib/clock-time';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import css from './OfflineNotice.module.css';

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
  const age = oldest === undefined ? '' : ` What you see is as of ${clockTime(oldest)}.`;
  return (
    <div className={css.notice}>
      <Alert tone="warning">
        {isOffline ? (
          `You are offline.${age} What you have entered stays here; send it when the connection is back.`
        ) : (
          <>
            The media service can’t be reached.{age}{' '}
            <Button size="small" onClick={() => dispatch(answersRetried())}>
              Try again
            </Button>
          </>
        )}
      </Alert>
    </div>
  );
}
