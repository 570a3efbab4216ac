import { object, type InferType } from 'yup';
import {
  optionalPhone,
  optionalText,
  optionalZip,
  requiredEmail,
  requiredText,
  requiredZip,
} from '@/shared/lib/fields';
import { messages } from '../config/messages';

const schemaWith = (zip: ReturnType<typeof optionalZip>) =>
  object({
    Organization: requiredText(messages.organization),
    Type: optionalText(),
    Address: optionalText(),
    City: optionalText(),
    State: optionalText(),
    Zip: zip,
    Phone: optionalPhone(messages.phonePattern),
    Fax: optionalPhone(messages.faxPattern),
    Email: requiredEmail(messages.email, messages.emailPattern),
    Website: optionalText(),
  });

export const organizationSchema = schemaWith(requiredZip(messages.zip, messages.zipPattern));

/** Without an address record there is nowhere to save the Zip, so it is not required. */
export const schemaWithoutAddress = schemaWith(optionalZip(messages.zipPattern));

export type OrganizationValues = InferType<typeof organizationSchema>;
