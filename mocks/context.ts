import type { Database } from './db/openDatabase';
import type { Mail, Posting, SendMail } from './mail';

/** How the answer of the captcha widget is verified. */
export type CaptchaCheck = { mode: 'standin' } | { mode: 'recaptcha'; secret: string };

/** What the handlers and the staff's commands work with. */
export interface Context {
  db: Database;
  /** Whether the database is a server that instances share, and no file. */
  isShared?: boolean;
  sendMail: SendMail;
  /** Keeps a copy of what was delivered; a failure here sends nothing again. */
  keepCopy?: (mail: Mail, posting: Posting) => Promise<void>;
  /** Told that mails were queued; whoever delivers them does so in the background. */
  wakeMailer?: () => void;
  /** Signs the session tokens. */
  secret: string;
  captcha: CaptchaCheck;
  now: () => Date;
  /** The origin that serves the portal, without a slash at the end: `http://localhost:4000`. Links in mails begin so. */
  portalUrl: string;
  /** How long a session lasts, in seconds; 8 hours where nothing is said. */
  sessionSeconds?: number;
  /** Milliseconds that every answer takes longer. */
  latency?: number;
  /** Who calls, for the counts of attempts; one and the same caller where nothing is said. */
  callerOf?: (request: Request) => string;
}
