/** Why a mail was sent; the outbox shows it. */
export type MailKind =
  'request-received' | 'password-issued' | 'recovery' | 'credentials' | 'agreement' | 'approval-links' | 'decision';

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
}

/** Delivers one mail, or rejects; a rejected mail stays in the outbox and is delivered later. */
export type SendMail = (mail: Mail) => Promise<void>;
