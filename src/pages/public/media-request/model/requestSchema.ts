import { object, type InferType } from 'yup';
import {
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredPhone,
  requiredText,
  requiredZip,
} from '@/shared/lib/fields';
import { messages } from '../config/messages';

export const requestSchema = object({
  Organization: requiredText(messages.organization),
  Type: requiredText(messages.type),
  Address: requiredText(messages.address),
  City: requiredText(messages.city),
  State: requiredText(messages.state),
  County: requiredText(messages.county),
  Zip: requiredZip(messages.zip, messages.zipPattern),
  Phone: requiredPhone(messages.phone, messages.phonePattern),
  Fax: optionalPhone(messages.faxPattern),
  Email: requiredEmail(messages.email, messages.emailPattern),
  Website: optionalText(),
  FirstName: requiredText(messages.firstName),
  LastName: requiredText(messages.lastName),
});

export type RequestValues = InferType<typeof requestSchema>;

export const emptyRequest: RequestValues = requestSchema.getDefault();
