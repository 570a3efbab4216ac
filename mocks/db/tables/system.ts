import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { MailKind } from '../../mail';

/** The outbox: written with the change that causes a mail, and what became of each delivery. */
export const mails = sqliteTable(
  'mails',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** The mail as JSON, see mocks/mail.ts; emptied once it is delivered or of no more use, because it may hold a password. */
    mail: text('mail'),
    kind: text('kind').$type<MailKind>().notNull(),
    /** The address in lower case. */
    recipient: text('recipient').notNull(),
    queuedAt: text('queued_at').notNull(),
    /** After it the mail is worth nothing: the password in it has expired. */
    goodUntil: text('good_until'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: text('next_attempt_at').notNull(),
    /** While a process is at it: from then on others may take the attempt for abandoned. */
    claimedUntil: text('claimed_until'),
    deliveredAt: text('delivered_at'),
    /** When it was given up; the staff may have it tried again. */
    failedAt: text('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_recipient').on(table.recipient, table.kind, table.queuedAt),
    index('mails_due').on(table.deliveredAt, table.failedAt, table.nextAttemptAt),
  ],
);

/** Captchas that were passed and not used yet. */
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

/** What the instances of one server share beyond their data: the key that signs sessions. */
export const settings = sqliteTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
