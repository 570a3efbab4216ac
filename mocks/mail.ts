/** Why a mail was sent; the outbox shows it. */
export type MailKind =
  'request-received' | 'password-issued' | 'recovery' | 'credentials' | 'agreement' | 'approval-links' | 'decision';

/** Their text holds a password, and is kept no longer than it must be. */
export const WITH_PASSWORD: readonly MailKind[] = ['password-issued', 'recovery'];

export interface MailLink {
  label: string;
  href: string;
}

/** A mail in plain text. Its links also stand in the text; the outbox's page shows them as buttons. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  links?: readonly MailLink[];
  kind: MailKind;
  /** When what it says loses its worth, as an ISO time; it is not delivered later than that. */
  goodUntil?: string;
}

/** What a mail keeps through all attempts to deliver it. */
export interface Posting {
  id: number;
  queuedAt: string;
}

/** Hands one mail over, or rejects; a rejected mail is tried again later, under the same posting. */
export type SendMail = (mail: Mail, posting: Posting) => Promise<void>;
