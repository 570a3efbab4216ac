import { config } from '@/shared/config';
import { BASE_PATH } from '@/shared/routes';
import { buttonClass } from '@/shared/ui/button';
import { Page } from '@/shared/ui/page';
import { messages } from '../config/messages';

/** A screen that failed to render. Its links load the portal anew, since what failed may still be in memory. */
export function UnexpectedErrorPage() {
  return (
    <Page
      title={messages.heading}
      width="reading"
      lead="What you were looking at could not be shown. Nothing was sent."
    >
      <p>
        <a className={buttonClass({ tone: 'primary' })} href={`${BASE_PATH}/`}>
          Home Page
        </a>{' '}
        <a className={buttonClass()} href={`mailto:${config.association.email}`}>
          Contact
        </a>
      </p>
    </Page>
  );
}
