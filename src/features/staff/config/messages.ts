import { config } from '@/shared/config';

/** The association's wording (GEN-1), and one of the portal. */
export const messages = {
  firstName: 'First Name is required',
  lastName: 'Last Name is required',
  email: 'Email is required',
  emailPattern: 'please enter a valid email address',
  noEmailRecord: `The media service has no record to attach this e-mail to. Please write to ${config.association.mediaEmail}.`,
} as const;
