import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export type MailKind =
  'request-received' | 'password-issued' | 'recovery' | 'credentials' | 'agreement' | 'approval-links' | 'decision';

/** The queue of emails; each is stored in the same transaction as the change that causes it. */
export const mails = sqliteTable(
  'mails',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** JSON; set to null once delivered or expired, because it may contain a password. */
    mail: text('mail'),
    kind: text('kind').$type<MailKind>().notNull(),
    /** In lowercase, so that recipients can be compared without regard to case. */
    recipient: text('recipient').notNull(),
    queuedAt: text('queued_at').notNull(),
    goodUntil: text('good_until'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: text('next_attempt_at').notNull(),
    /** After this time another process may take over the attempt. */
    claimedUntil: text('claimed_until'),
    deliveredAt: text('delivered_at'),
    /** When the server stopped trying to deliver it; the association may retry. */
    failedAt: text('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_recipient').on(table.recipient, table.kind, table.queuedAt),
    index('mails_due').on(table.deliveredAt, table.failedAt, table.nextAttemptAt),
  ],
);

export const captchaPasses = sqliteTable(
  'captcha_passes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    caller: text('caller').notNull(),
    /** Milliseconds since the epoch. */
    passedAt: integer('passed_at').notNull(),
  },
  (table) => [index('captcha_passes_caller').on(table.caller, table.passedAt)],
);

export const attempts = sqliteTable(
  'attempts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** A keyed hash, because the subject itself names an email address or an IP. */
    subject: text('subject').notNull(),
    /** Milliseconds since the epoch. */
    at: integer('at').notNull(),
  },
  (table) => [index('attempts_subject').on(table.subject, table.at)],
);

export const settings = sqliteTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
