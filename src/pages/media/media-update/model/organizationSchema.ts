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

/** An organization that has no address record cannot be asked for its Zip: there is nowhere to save it. */
export const schemaWithoutAddress = schemaWith(optionalZip(messages.zipPattern));

export type OrganizationValues = InferType<typeof organizationSchema>;
