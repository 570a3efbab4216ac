import { object } from 'yup';
import { requiredEmail, requiredText } from '@/shared/lib/fields';
import { messages } from './messages';

export const recoverySchema = object({
  recoveryEmail: requiredEmail(messages.recoveryEmailRequired, messages.recoveryEmailPattern),
  name: requiredText(messages.organizationRequired),
});
