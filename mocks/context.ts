import type { Database } from './db/openDatabase';
import type { MailKind } from './db/schema';

/** The kinds of email that contain a password; their text is erased once one is delivered, replaced, or expired. */
export const WITH_PASSWORD: readonly MailKind[] = ['password-issued', 'recovery'];

export interface MailLink {
  label: string;
  href: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  links?: readonly MailLink[];
  kind: MailKind;
  /** ISO time at which the email expires; it is not delivered after that. */
  goodUntil?: string;
}

/** Identifies an email; stays the same through all attempts to deliver it. */
export interface QueueEntry {
  id: number;
  queuedAt: string;
}

export type SendMail = (mail: Mail, queueEntry: QueueEntry) => Promise<void>;

export type CaptchaCheck = { mode: 'standin' } | { mode: 'recaptcha'; secret: string };

export interface Context {
  db: Database;
  /** Whether the database is on a database server, which several server processes may share; if not, it is a local file. */
  isShared?: boolean;
  sendMail: SendMail;
  /** Stores a copy of a delivered email; if this fails, the email is not sent again. */
  keepCopy?: (mail: Mail, queueEntry: QueueEntry) => Promise<void>;
  wakeMailer?: () => void;
  secret: string;
  captcha: CaptchaCheck;
  now: () => Date;
  /** Origin of the links in emails, without a trailing slash. */
  portalUrl: string;
  callerOf?: (request: Request) => string;
}
