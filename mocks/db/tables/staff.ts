import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { organizations } from './organizations';

/** `id` is the PersonID; the organization that created a person owns it, linked or not. */
export const persons = sqliteTable(
  'persons',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email'),
    picture: text('picture'),
    needCredential: integer('need_credential').notNull().default(0),
  },
  (table) => [index('persons_organization').on(table.organizationId)],
);

/** `id` is the ContactID of a person, and its e-mail is shown before the person's own. */
export const staffContacts = sqliteTable(
  'staff_contacts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id),
    email: text('email'),
  },
  (table) => [index('staff_contacts_organization').on(table.organizationId)],
);

/** `id` is the RecordID; a record without a person belongs to no list. */
export const staffRecords = sqliteTable(
  'staff_records',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.id),
    role: text('role', { enum: ['director', 'assistant'] }).notNull(),
    personId: integer('person_id').references(() => persons.id),
    contactId: integer('contact_id').references(() => staffContacts.id),
  },
  (table) => [index('staff_records_organization').on(table.organizationId)],
);
