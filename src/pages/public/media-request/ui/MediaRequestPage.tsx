import { useState } from 'react';
import { latePart } from '@/shared/ui/late-part';
import { Page } from '@/shared/ui/page';
import css from './RequestForm.module.css';
import { RequestSent } from './RequestSent';

const RequestForm = latePart(
  async () => (await import(/* webpackChunkName: "media-request-form" */ './RequestForm')).RequestForm,
);

const skeleton = (
  <div className={css.bones} aria-hidden="true">
    {Array.from({ length: 10 }, (_, bone) => (
      <span key={bone} />
    ))}
  </div>
);

export function MediaRequestPage() {
  const [sentFrom, setSentFrom] = useState<string>();
  return (
    <Page
      title="Request Media Listing"
      eyebrow="For media organizations"
      width="reading"
      lead="Tell us about your organization. The association reviews every request within 2-3 business days and answers by e-mail. All fields are required unless they are marked optional."
    >
      {sentFrom === undefined ? (
        <div className={css.card}>
          <RequestForm onSent={setSentFrom} fallback={skeleton} />
        </div>
      ) : (
        <RequestSent email={sentFrom} />
      )}
    </Page>
  );
}
