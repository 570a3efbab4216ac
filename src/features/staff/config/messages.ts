import { config } from '@/shared/config/config';

/** What each request stores, in words for the user: shown if a save stopped partway, to say what was saved. */
export const contactPartLabels = {
  person: 'First Name and Last Name',
  contact: 'Email',
  correction: 'Your latest changes',
} as const;

/** Our own wording. */
export const messages = {
  noEmailRecord: `We couldn’t find a record at the media service to attach this email to. Please write to ${config.association.mediaEmail}.`,
} as const;
