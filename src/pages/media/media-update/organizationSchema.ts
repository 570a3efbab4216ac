import { object, type InferType } from 'yup';
import { optionalPhone, optionalText, requiredEmail, requiredText, requiredZip } from '@/shared/lib/fields';
import { messages } from './messages';

/** A part without a record has nowhere to be saved, so nothing is asked of its fields. */
export function schemaFor(hasAddress: boolean, hasContact: boolean) {
  const phone = (message: string) => (hasContact ? optionalPhone(message) : optionalText());
  return object({
    Organization: requiredText(messages.organization),
    Type: optionalText(),
    Address: optionalText(),
    City: optionalText(),
    State: optionalText(),
    Zip: hasAddress ? requiredZip(messages.zip, messages.zipPattern) : optionalText(),
    Phone: phone(messages.phonePattern),
    Fax: phone(messages.faxPattern),
    Email: hasContact ? requiredEmail(messages.email, messages.emailPattern) : optionalText(),
    Website: optionalText(),
  });
}

export type OrganizationValues = InferType<ReturnType<typeof schemaFor>>;
