import { Busy } from '@/shared/ui/busy';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { Page } from '@/shared/ui/page';
import { messages } from '../config/messages';
import { useAgreementState } from '../model/useAgreement';
import { useOwnOrganization } from '../model/useOwnOrganization';
import { AgreementFlow } from './AgreementFlow';
import css from './AgreementPage.module.css';

const lead =
  'Request the rights to broadcast a post-season contest: choose a type, fill in the form, check it, submit it.';

export function AgreementPage() {
  const { organization, error, retry } = useOwnOrganization();
  const { step } = useAgreementState();
  return (
    <Page
      title="Post Season Broadcast Agreement"
      eyebrow="Broadcast Agreements"
      // What is asked for is known by the time that it is reviewed, and need not stand on a printed summary.
      lead={step === 'type' || step === 'form' ? lead : undefined}
    >
      {organization !== undefined ? <AgreementFlow key={organization.identifier} organization={organization} /> : null}
      {organization === undefined && error === undefined ? (
        <Busy className={css.bones}>
          <span />
          <span />
          <span />
        </Busy>
      ) : null}
      {organization === undefined && error !== undefined ? (
        <ErrorPanel heading={messages.failureHeading} onRetry={retry}>
          {messages.failure}
        </ErrorPanel>
      ) : null}
    </Page>
  );
}
