import { useParams } from 'react-router-dom';
import { Page } from '@/shared/ui/Page';
import { readApprovalLink } from './readApprovalLink';
import { Approval, MediaContact } from './Approval';
import css from './Approval.module.css';

/** For host managers, who arrive from an email and have no login. */
export function AgreementApprovalPage() {
  const { status, globalId } = useParams();
  const link = readApprovalLink(status, globalId);
  return (
    <>
      {/* The address identifies a request, so it must not leak to other sites or search engines. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <Page title="Audio Broadcast Request" eyebrow="For host managers" width="reading">
        {link === undefined ? (
          <section className={css.card} role="alert">
            <h2>This link is incomplete</h2>
            <p>Nothing has been decided. Open the link in the email again, or copy all of it into the address bar.</p>
            <MediaContact />
          </section>
        ) : (
          <Approval key={`${link.status}/${link.globalId}`} link={link} />
        )}
      </Page>
    </>
  );
}
