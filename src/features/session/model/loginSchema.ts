import { object, string } from 'yup';
import { requiredEmail } from '@/shared/lib/fields';
import { messages } from '../config/messages';

export const loginSchema = object({
  email: requiredEmail(messages.usernameRequired, messages.emailPattern),
  // Passwords are not trimmed.
  password: string().default('').required(messages.passwordRequired),
});
