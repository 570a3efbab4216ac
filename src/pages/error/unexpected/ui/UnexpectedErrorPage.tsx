import { useEffect } from 'react';
import { config } from '@/shared/config';
import { BASE_PATH } from '@/shared/routes';
import { Button, buttonClass } from '@/shared/ui/button';
import { Page } from '@/shared/ui/page';
import { messages } from '../config/messages';

/** What webpack calls a file of code that did not come. */
const isMissingCode = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

interface UnexpectedErrorPageProps {
  error?: unknown;
  /** Draws the screen anew. */
  resetErrorBoundary?: () => void;
}

/**
 * A screen that failed to render. Its links load the portal anew, since what failed may still be in memory. Where only the
 * connection is missing, the screen is tried again when it is back.
 */
export function UnexpectedErrorPage({ error, resetErrorBoundary }: UnexpectedErrorPageProps) {
  const isMissing = isMissingCode(error);
  const isOffline = isMissing && !navigator.onLine;
  useEffect(() => {
    if (!isOffline || resetErrorBoundary === undefined) return undefined;
    window.addEventListener('online', resetErrorBoundary);
    return () => {
      window.removeEventListener('online', resetErrorBoundary);
    };
  }, [isOffline, resetErrorBoundary]);

  return (
    <Page
      title={messages.heading}
      width="reading"
      lead={isOffline ? messages.offline : isMissing ? messages.missing : messages.failed}
    >
      <p>
        {isMissing ? (
          <>
            <Button
              tone="primary"
              onClick={() => {
                // Without a connection the document would not come again either.
                if (navigator.onLine) window.location.reload();
                else resetErrorBoundary?.();
              }}
            >
              Try again
            </Button>{' '}
          </>
        ) : null}
        {isOffline ? null : (
          <>
            <a className={buttonClass(isMissing ? {} : { tone: 'primary' })} href={`${BASE_PATH}/`}>
              Home Page
            </a>{' '}
          </>
        )}
        <a className={buttonClass()} href={`mailto:${config.association.email}`}>
          Contact
        </a>
      </p>
    </Page>
  );
}
