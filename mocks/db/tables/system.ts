import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The outbox: written with the change that causes a mail, emptied by its delivery. */
export const mails = sqliteTable('mails', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** The mail as JSON, see mocks/mail.ts. */
  mail: text('mail').notNull(),
  queuedAt: text('queued_at').notNull(),
  /** When a process last began to deliver it. */
  claimedAt: text('claimed_at'),
  deliveredAt: text('delivered_at'),
});

/** Refused logins; `account` is the e-mail that was tried together with the caller's address. */
export const loginAttempts = sqliteTable(
  'login_attempts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    account: text('account').notNull(),
    /** Milliseconds since the epoch. */
    at: integer('at').notNull(),
  },
  (table) => [index('login_attempts_account').on(table.account, table.at)],
);
