import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { config } from '@/shared/config';
import { paths } from '@/shared/routes';
import { buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import css from './RequestSent.module.css';

/** Replaces the form once the request is with the association. */
export function RequestSent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <section className={css.sent} role="status">
      <span className={css.mark}>
        <Icon name="check" />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        Your request has been submitted
      </h2>
      <p>
        The association reviews listing requests within 2-3 business days. Once your organization is approved, a
        password is sent to <strong>{email}</strong> and you appear in the media listing.
      </p>
      <p>
        Questions? Write to <a href={`mailto:${config.association.mediaEmail}`}>{config.association.mediaEmail}</a>.
      </p>
      <p>
        <Link className={buttonClass({ tone: 'primary' })} to={paths.mediaListing}>
          See the media listing
        </Link>
      </p>
    </section>
  );
}
