import { object, type InferType } from 'yup';
import { fieldMessages } from '@/shared/config/messages';
import {
  optionalFax,
  optionalText,
  requiredEmail,
  requiredPhone,
  requiredText,
  requiredZip,
} from '@/shared/lib/fields';
import { messages } from '../messages';
import type { RequestChoices } from './useRequestLookups';

export const requestSchema = object({
  Organization: requiredText(fieldMessages.organization),
  Type: requiredText(messages.type),
  Address: requiredText(messages.address),
  City: requiredText(messages.city),
  State: requiredText(messages.state),
  County: requiredText(messages.county),
  Zip: requiredZip(),
  Phone: requiredPhone(messages.phone),
  Fax: optionalFax(),
  Email: requiredEmail(),
  Website: optionalText(),
  FirstName: requiredText(fieldMessages.firstName),
  LastName: requiredText(fieldMessages.lastName),
});

const offered = (choices: RequestChoices[keyof RequestChoices], required: string) =>
  requiredText(required).test('offered', required, (value) => choices.some(({ id }) => String(id) === value));

/** Rejects choices that the lists don't offer (yet): a stored draft may have one, which would be sent without being shown. */
export const requestSchemaFor = ({ Type, State, County }: RequestChoices): typeof requestSchema =>
  requestSchema.shape({
    Type: offered(Type, messages.type),
    State: offered(State, messages.state),
    County: offered(County, messages.county),
  });

export type RequestValues = InferType<typeof requestSchema>;

export const emptyRequest: RequestValues = requestSchema.getDefault();
