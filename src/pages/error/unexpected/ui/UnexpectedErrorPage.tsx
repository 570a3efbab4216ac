import { config } from '@/shared/config';
import { BASE_PATH } from '@/shared/routes';
import { Button, buttonClass } from '@/shared/ui/button';
import { Page } from '@/shared/ui/page';
import { messages } from '../config/messages';

/** What webpack calls a file of code that did not come. */
const isMissingCode = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** A screen that failed to render. Its links load the portal anew, since what failed may still be in memory. */
export function UnexpectedErrorPage({ error }: { error?: unknown }) {
  const isMissing = isMissingCode(error);
  return (
    <Page title={messages.heading} width="reading" lead={isMissing ? messages.missing : messages.failed}>
      <p>
        {isMissing ? (
          <>
            <Button
              tone="primary"
              onClick={() => {
                window.location.reload();
              }}
            >
              Try again
            </Button>{' '}
          </>
        ) : null}
        <a className={buttonClass(isMissing ? {} : { tone: 'primary' })} href={`${BASE_PATH}/`}>
          Home Page
        </a>{' '}
        <a className={buttonClass()} href={`mailto:${config.association.email}`}>
          Contact
        </a>
      </p>
    </Page>
  );
}
