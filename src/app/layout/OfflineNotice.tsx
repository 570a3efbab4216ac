import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import css from './OfflineNotice.module.css';

/**
 * Says, as long as the browser has no connection, that nothing is lost. When it is back, what the screen shows is loaded
 * anew; what was entered is the user's to send.
 */
export function OfflineNotice() {
  const dispatch = useDispatch();
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const look = (): void => {
      setIsOffline(!navigator.onLine);
    };
    const refresh = (): void => {
      look();
      dispatch(baseApi.internalActions.onOnline());
    };
    look();
    window.addEventListener('offline', look);
    window.addEventListener('online', refresh);
    return () => {
      window.removeEventListener('offline', look);
      window.removeEventListener('online', refresh);
    };
  }, [dispatch]);

  if (!isOffline) return null;
  return (
    <div className={css.notice}>
      <Alert tone="warning">
        You are offline. What you have entered stays here; send it when the connection is back.
      </Alert>
    </div>
  );
}
