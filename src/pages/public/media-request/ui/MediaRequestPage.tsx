import { useState } from 'react';
import { FormCard, FormSkeleton } from '@/shared/ui/form-card';
import { latePart } from '@/shared/ui/late-part';
import { Page } from '@/shared/ui/page';
import { RequestSent } from './RequestSent';

const RequestForm = latePart(
  async () => (await import(/* webpackChunkName: "media-request-form" */ './RequestForm')).RequestForm,
);

const LEAD =
  'Tell us about your organization. The association reviews every request within 2-3 business days and answers by e-mail. All fields are required unless they are marked optional.';

const skeleton = <FormSkeleton fields={10} />;

export function MediaRequestPage() {
  const [sentFrom, setSentFrom] = useState<string>();
  return (
    <Page
      title="Request Media Listing"
      eyebrow="For media organizations"
      width="reading"
      // Once it is sent, there is nothing left to be told how to do.
      lead={sentFrom === undefined ? LEAD : undefined}
    >
      {sentFrom === undefined ? (
        <FormCard size="longest">
          <RequestForm onSent={setSentFrom} fallback={skeleton} />
        </FormCard>
      ) : (
        <RequestSent email={sentFrom} />
      )}
    </Page>
  );
}
