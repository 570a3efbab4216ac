import { Link } from 'react-router-dom';
import { config } from '@/shared/config';
import { paths } from '@/shared/routes';
import { buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import type { Step } from '../config/procedure';

const targets = { listing: paths.mediaListing, request: paths.mediaRequest };

/** Where a step is done: a page of the portal, or the user's mail. */
export function StepTarget({ step: { link, linkLabel } }: { step: Step }) {
  if (link === 'email') {
    return (
      <a className={buttonClass({ tone: 'primary' })} href={`mailto:${config.association.mediaEmail}`}>
        <Icon name="mail" />
        {linkLabel}
      </a>
    );
  }
  return (
    <Link className={buttonClass()} to={targets[link]}>
      {linkLabel}
      <Icon name="arrow" />
    </Link>
  );
}
