import type { ReactNode } from 'react';
import { TextField } from '@/shared/ui/field';
import { FormFields, FullWidthRow } from '@/shared/ui/form-card';
import { PortalForm, type FormDraft } from '@/shared/ui/portal-form';
import { contactSchema, schemaWithEmail, type ContactValues } from './contactSchema';

const labels = { FirstName: 'First Name', LastName: 'Last Name', Email: 'Email' };

interface ContactFormProps {
  initialValues: ContactValues;
  draft: FormDraft;
  /** False if the media service has nowhere to save the email. */
  canSaveEmail?: boolean;
  onSubmit: (values: ContactValues) => Promise<void>;
  children: (sending: boolean) => ReactNode;
}

export function ContactForm({ initialValues, draft, canSaveEmail = true, onSubmit, children }: ContactFormProps) {
  const schema = canSaveEmail ? contactSchema : schemaWithEmail(initialValues.Email);
  return (
    <PortalForm initialValues={initialValues} schema={schema} labels={labels} draft={draft} onSubmit={onSubmit}>
      {({ isSubmitting }) => (
        <>
          <FormFields>
            <TextField name="FirstName" label={labels.FirstName} autoComplete="off" />
            <TextField name="LastName" label={labels.LastName} autoComplete="off" />
            <FullWidthRow>
              <TextField
                name="Email"
                label={labels.Email}
                type="email"
                inputMode="email"
                autoComplete="off"
                optional={!canSaveEmail && initialValues.Email === ''}
              />
            </FullWidthRow>
          </FormFields>
          {children(isSubmitting)}
        </>
      )}
    </PortalForm>
  );
}
