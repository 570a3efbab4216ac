import { Skeleton } from '@/shared/ui/skeleton';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { Page } from '@/shared/ui/page';
import { messages } from '../config/messages';
import { useAgreementState } from '../model/useAgreement';
import { useOwnOrganization } from '../model/useOwnOrganization';
import { AgreementFlow } from './AgreementFlow';
import css from './AgreementPage.module.css';
import { FlowProgress } from './FlowProgress';

export function AgreementPage() {
  const { organization, error, retry } = useOwnOrganization();
  const { step } = useAgreementState();
  return (
    <Page title="Post Season Broadcast Agreement" eyebrow="Broadcast Agreements" actions={<FlowProgress step={step} />}>
      {organization !== undefined ? <AgreementFlow key={organization.identifier} organization={organization} /> : null}
      {organization === undefined && error === undefined ? (
        <Skeleton className={css.bones}>
          <span />
          <span />
          <span />
        </Skeleton>
      ) : null}
      {organization === undefined && error !== undefined ? (
        <ErrorPanel heading={messages.failureHeading} onRetry={retry}>
          {messages.failure}
        </ErrorPanel>
      ) : null}
    </Page>
  );
}
