import { ErrorPanel } from '@/shared/ui/error-panel';
import { Page } from '@/shared/ui/page';
import { messages } from '../config/messages';
import { useOwnOrganization } from '../model/useOwnOrganization';
import { AgreementFlow } from './AgreementFlow';
import css from './AgreementPage.module.css';

export function AgreementPage() {
  const { organization, error, retry } = useOwnOrganization();
  return (
    <Page
      title="Post Season Broadcast Agreement"
      eyebrow="Broadcast Agreements"
      lead="Request the rights to broadcast a post-season contest on television, as internet video or as audio. Choose a type, fill in the form, check it, and submit it."
    >
      {organization !== undefined ? <AgreementFlow key={organization.identifier} organization={organization} /> : null}
      {organization === undefined && error === undefined ? (
        <div className={css.bones} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ) : null}
      {organization === undefined && error !== undefined ? (
        <ErrorPanel heading={messages.failureHeading} onRetry={retry}>
          {messages.failure}
        </ErrorPanel>
      ) : null}
    </Page>
  );
}
