import { useSubmitListingRequestMutation } from '@/features/listing';
import { FormCard } from '@/shared/ui/FormCard';
import { FormSkeleton } from '@/shared/ui/FormSkeleton';
import { lazyComponent } from '@/shared/ui/lazyComponent';
import { Page } from '@/shared/ui/Page';
import { REQUEST_CALL } from './model/requestDraft';

const RequestForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "media-request-form" */ './ui/RequestForm')).RequestForm,
);

const LEAD =
  'Tell us about your organization. The association reviews every request within 2-3 business days and answers by email. All fields are required unless marked optional.';

const skeleton = (
  <FormCard size="longest">
    <FormSkeleton fields={10} />
  </FormCard>
);

export function MediaRequestPage() {
  const [, { isSuccess: isSent }] = useSubmitListingRequestMutation(REQUEST_CALL);
  return (
    <Page
      title="Request Media Listing"
      eyebrow="For media organizations"
      width="reading"
      // Once the request is sent, the instructions no longer apply.
      lead={isSent ? undefined : LEAD}
    >
      <RequestForm fallback={skeleton} />
    </Page>
  );
}
