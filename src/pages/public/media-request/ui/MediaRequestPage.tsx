import { FormCard, FormSkeleton } from '@/shared/ui/form-card';
import { latePart } from '@/shared/ui/late-part';
import { Page } from '@/shared/ui/page';

const RequestForm = latePart(
  async () => (await import(/* webpackChunkName: "media-request-form" */ './RequestForm')).RequestForm,
);

const skeleton = (
  <FormCard size="longest">
    <FormSkeleton fields={10} />
  </FormCard>
);

export function MediaRequestPage() {
  return (
    <Page
      title="Request Media Listing"
      eyebrow="For media organizations"
      width="reading"
      lead="Tell us about your organization. The association reviews every request within 2-3 business days and answers by e-mail. All fields are required unless they are marked optional."
    >
      <RequestForm fallback={skeleton} />
    </Page>
  );
}
