import { useEffect } from 'react';
import { config } from '@/shared/config/config';
import { BASE_PATH } from '@/shared/routes/paths';
import { Button, buttonClass } from '@/shared/ui/Button';
import { Page } from '@/shared/ui/Page';
import { messages } from './messages';

/** Whether a code chunk failed to load: webpack's error has this name. */
const isMissingCode = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

interface UnexpectedErrorPageProps {
  error?: unknown;
  resetErrorBoundary?: () => void;
}

/** The home link reloads the portal, because the broken state may still be in memory. Offline, the page retries on the `online` event. */
export function UnexpectedErrorPage({ error, resetErrorBoundary }: UnexpectedErrorPageProps) {
  const isMissing = isMissingCode(error);
  const isOffline = isMissing && !navigator.onLine;
  useEffect(() => {
    if (!isOffline || resetErrorBoundary === undefined) return undefined;
    window.addEventListener('online', resetErrorBoundary);
    return () => window.removeEventListener('online', resetErrorBoundary);
  }, [isOffline, resetErrorBoundary]);

  return (
    <Page
      title={isOffline ? messages.offlineHeading : messages.heading}
      width="reading"
      lead={isOffline ? messages.offline : isMissing ? messages.missing : messages.failed}
    >
      <p>
        {isMissing ? (
          <span>
            <Button
              tone="primary"
              onClick={() => {
                // Offline, a reload would fail too.
                if (navigator.onLine) window.location.reload();
                else resetErrorBoundary?.();
              }}
            >
              Try again
            </Button>{' '}
          </span>
        ) : null}
        {isOffline ? null : (
          <span>
            <a className={buttonClass(isMissing ? {} : { tone: 'primary' })} href={`${BASE_PATH}/`}>
              Home Page
            </a>{' '}
          </span>
        )}
        <a className={buttonClass()} href={`mailto:${config.association.email}`}>
          Contact
        </a>
      </p>
    </Page>
  );
}
