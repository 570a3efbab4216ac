import { object, type InferType } from 'yup';
import { requiredEmail, requiredText } from '@/shared/lib/fields';
import { messages } from '../config/messages';

export const contactSchema = object({
  FirstName: requiredText(messages.firstName),
  LastName: requiredText(messages.lastName),
  Email: requiredEmail(messages.email, messages.emailPattern),
});

export type ContactValues = InferType<typeof contactSchema>;

export const emptyContact: ContactValues = contactSchema.getDefault();
