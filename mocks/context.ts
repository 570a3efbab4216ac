import type { Database } from './db/openDatabase';
import type { MailKind } from './db/schema';

/** The kinds of mail whose text holds a password, so that it is erased as soon as possible. */
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
  /** ISO time after which the mail is useless and no longer delivered. */
  goodUntil?: string;
}

/** Identifies a mail; stays the same through all attempts to deliver it. */
export interface QueueEntry {
  id: number;
  queuedAt: string;
}

export type SendMail = (mail: Mail, queueEntry: QueueEntry) => Promise<void>;

export type CaptchaCheck = { mode: 'standin' } | { mode: 'recaptcha'; secret: string };

export interface Context {
  db: Database;
  /** Whether instances share the database; otherwise it is a file. */
  isShared?: boolean;
  sendMail: SendMail;
  /** Stores a copy of a delivered mail; if this fails, the mail is not sent again. */
  keepCopy?: (mail: Mail, queueEntry: QueueEntry) => Promise<void>;
  wakeMailer?: () => void;
  secret: string;
  captcha: CaptchaCheck;
  now: () => Date;
  /** Origin of the links in mails, without a trailing slash. */
  portalUrl: string;
  callerOf?: (request: Request) => string;
}
