import type { ReactNode } from 'react';
import { TextField } from '@/shared/ui/field';
import { FormFields, FullWidthRow } from '@/shared/ui/form-card';
import { PortalForm, type FormDraft } from '@/shared/ui/portal-form';
import { contactSchema, type ContactValues } from './contactSchema';

const labels = { FirstName: 'First Name', LastName: 'Last Name', Email: 'Email' };

interface ContactFormProps {
  initialValues: ContactValues;
  draft: FormDraft;
  onSubmit: (values: ContactValues) => Promise<void>;
  children: (sending: boolean) => ReactNode;
}

export function ContactForm({ initialValues, draft, onSubmit, children }: ContactFormProps) {
  return (
    <PortalForm initialValues={initialValues} schema={contactSchema} labels={labels} draft={draft} onSubmit={onSubmit}>
      {({ isSubmitting }) => (
        <>
          <FormFields>
            <TextField name="FirstName" label={labels.FirstName} autoComplete="off" />
            <TextField name="LastName" label={labels.LastName} autoComplete="off" />
            <FullWidthRow>
              <TextField name="Email" label={labels.Email} type="email" inputMode="email" autoComplete="off" />
            </FullWidthRow>
          </FormFields>
          {children(isSubmitting)}
        </>
      )}
    </PortalForm>
  );
}
