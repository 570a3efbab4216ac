import { object, string, type InferType } from 'yup';
import { requiredEmail, requiredText } from '@/shared/lib/fields';
import { messages } from '../config/messages';

export const contactSchema = object({
  FirstName: requiredText(messages.firstName),
  LastName: requiredText(messages.lastName),
  Email: requiredEmail(messages.email, messages.emailPattern),
});

/** For a person whose email can't be saved: it stays as it is, and the name can still be edited. */
export const schemaWithEmail = (email: string): typeof contactSchema =>
  contactSchema.shape({ Email: string().trim().default('').oneOf([email], messages.noEmailRecord) });

export type ContactValues = InferType<typeof contactSchema>;

export const emptyContact: ContactValues = contactSchema.getDefault();
