import { useEffect, useState } from 'react';
import { Alert } from '@/shared/ui/alert';
import css from './OfflineNotice.module.css';

/** Says, as long as the browser has no connection, that nothing is lost. */
export function OfflineNotice() {
  const [isOffline, setIsOffline] = useState(false);
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

  if (!isOffline) return null;
  return (
    <div className={css.notice}>
      <Alert tone="warning">
        You are offline. What you have entered stays here; send it when the connection is back.
      </Alert>
    </div>
  );
}
