import { object, string, type InferType } from 'yup';
import type { ReactNode } from 'react';
import { fieldMessages } from '@/shared/config/messages';
import { requiredEmail, requiredText } from '@/shared/lib/fields';
import { PortalForm, SaveActions, TextField, UnfinishedNotice, type FormWrite, type useSave } from '@/shared/forms';
import { FormFields, FullWidthRow } from '@/shared/ui/FormCard';
import type { Person } from '../api/staffDto';
import { messages } from '../config/messages';

export const contactSchema = object({
  FirstName: requiredText(fieldMessages.firstName),
  LastName: requiredText(fieldMessages.lastName),
  Email: requiredEmail(),
});

/** The schema for a person whose email can't be saved: only the name can be edited. */
const schemaWithEmail = (email: string): typeof contactSchema =>
  contactSchema.shape({ Email: string().trim().default('').oneOf([email], messages.noEmailRecord) });

export type ContactValues = InferType<typeof contactSchema>;

export const emptyContact: ContactValues = contactSchema.getDefault();

export const contactOf = ({ FirstName, LastName, Email }: Person): ContactValues => ({ FirstName, LastName, Email });

/** The fields' labels, in the order of the form. */
export const contactLabels: Readonly<Record<keyof ContactValues, string>> = {
  FirstName: 'First Name',
  LastName: 'Last Name',
  Email: 'Email',
};

interface ContactFormProps {
  initialValues: ContactValues;
  save: ReturnType<typeof useSave>;
  write: FormWrite;
  /** False if the media service has nowhere to save the email. */
  canSaveEmail?: boolean;
  /** A hint about the entered values, such as that the person is already on the staff. */
  hint?: ReactNode;
  onSubmit: (values: ContactValues) => Promise<void>;
}

export function ContactForm({ save, canSaveEmail = true, hint, ...form }: ContactFormProps) {
  const { initialValues } = form;
  const schema = canSaveEmail ? contactSchema : schemaWithEmail(initialValues.Email);
  return (
    <PortalForm
      {...form}
      draft={save.draft}
      schema={schema}
      labels={contactLabels}
      fields={
        <>
          <FormFields>
            <TextField name="FirstName" label={contactLabels.FirstName} autoComplete="off" />
            <TextField name="LastName" label={contactLabels.LastName} autoComplete="off" />
            <FullWidthRow>
              <TextField
                name="Email"
                label={contactLabels.Email}
                type="email"
                inputMode="email"
                autoComplete="off"
                optional={!canSaveEmail && initialValues.Email === ''}
              />
            </FullWidthRow>
          </FormFields>
          {hint}
        </>
      }
    >
      <UnfinishedNotice save={save} />
      <SaveActions save={save} />
    </PortalForm>
  );
}
