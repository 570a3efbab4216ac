import { Link } from 'react-router-dom';
import { broadcastTypes, type ReviewedAgreement } from '@/features/agreements';
import { paths } from '@/shared/routes/paths';
import { buttonClass } from '@/shared/ui/Button';
import { DataLink } from '@/shared/ui/DataLink';
import { Icon } from '@/shared/ui/Icon';
import { MediaEmail } from '@/shared/ui/MediaEmail';
import { PanelFrame } from '@/shared/ui/PanelFrame';
import { messages } from '../../messages';
import { hostMail } from '../../model/hostMail';
import { DeadlineList } from '../review/DeadlineList';
import { Summary } from '../review/Summary';
import { StepHeading } from '../StepHeading';
import css from './Confirmation.module.css';

export function Confirmation({ reviewed }: { reviewed: ReviewedAgreement }) {
  const { type, hostEmail } = reviewed.submission;
  const mail = hostMail(reviewed);
  return (
    <div className="stack">
      <PanelFrame tone="success" className={css.card}>
        <StepHeading>Your agreement has been submitted</StepHeading>
        <p>
          Your post season broadcast agreement for <strong>{broadcastTypes[type].shown}</strong> has been submitted.
        </p>
        {type === 'Audio' ? (
          <p>
            Please contact the host manager
            {hostEmail ? (
              <>
                <span>{' at '}</span>
                <DataLink value={hostEmail} />
              </>
            ) : null}
            <span>
              {' '}
              with any questions. The host manager approves or denies your request, and you receive the decision by
              email.
            </span>
          </p>
        ) : (
          <p>
            Please contact the association’s media contact at <MediaEmail /> with any questions.
          </p>
        )}
        {hostEmail ? null : (
          <p>
            The association has no email address on file for this host. Please tell <MediaEmail /> about your request.
          </p>
        )}
        {mail === undefined ? null : (
          <p>
            <span>{`${messages.hostAdvice}${type === 'Audio' ? ` ${messages.hostApprovalAdvice}` : ''}`}</span>
          </p>
        )}
        <p className="toolbar screen-only">
          <Link className={buttonClass({ tone: 'primary' })} to={paths.mediaChange}>
            Media Home
          </Link>
          <Link className={buttonClass()} to={paths.agreement} reloadDocument>
            Request New Agreement
          </Link>
          {mail === undefined ? null : (
            <a className={buttonClass()} href={mail}>
              <Icon name="mail" />
              Email the host manager
            </a>
          )}
        </p>
      </PanelFrame>
      <DeadlineList reviewed={reviewed} downloadable />
      <Summary reviewed={reviewed} />
    </div>
  );
}
