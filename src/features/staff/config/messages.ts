import { config } from '@/shared/config/config';

/** The user's words for what each request stores, to tell what was saved if a save stopped partway. */
export const contactPartLabels = {
  person: 'First Name and Last Name',
  contact: 'Email',
  correction: 'Your latest changes',
} as const;

/** Our own wording. */
export const messages = {
  noEmailRecord: `We couldn’t find a record at the media service to attach this email to. Please write to ${config.association.mediaEmail}.`,
} as const;
