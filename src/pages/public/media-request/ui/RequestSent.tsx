import { Link } from 'react-router-dom';
import { config } from '@/shared/config/config';
import { paths } from '@/shared/routes/paths';
import { buttonClass } from '@/shared/ui/Button';
import { PanelFrame } from '@/shared/ui/PanelFrame';
import { useFocusedHeading } from '@/shared/ui/useFocusedHeading';
import css from './RequestForm.module.css';

export function RequestSent({ email }: { email: string }) {
  const heading = useFocusedHeading();
  return (
    <PanelFrame tone="success" role="status" className={css.sent}>
      <h2 ref={heading} tabIndex={-1}>
        Your request has been submitted
      </h2>
      <p>
        The association reviews listing requests within 2-3 business days. Once your organization is approved, the
        association sends a password to <strong>{email}</strong> and adds you to the media listing.
      </p>
      <p>
        Questions? Write to <a href={`mailto:${config.association.mediaEmail}`}>{config.association.mediaEmail}</a>.
      </p>
      <p>
        <Link className={buttonClass({ tone: 'primary' })} to={paths.mediaListing}>
          See the media listing
        </Link>
      </p>
    </PanelFrame>
  );
}
