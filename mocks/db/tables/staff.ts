import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { organizations } from './organizations';
import { reference } from './reference';

/** `id` is the API's PersonID. The organization that created a person owns it, even if no staff record is linked to it yet. */
export const persons = sqliteTable(
  'persons',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    organizationId: reference('organization_id', () => organizations.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email'),
    picture: text('picture'),
    needCredential: integer('need_credential').notNull().default(0),
  },
  (table) => [index('persons_organization').on(table.organizationId)],
);

/** `id` is the API's ContactID of a person. The contact's email takes precedence over the one in `persons`. */
export const staffContacts = sqliteTable(
  'staff_contacts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    organizationId: reference('organization_id', () => organizations.id),
    email: text('email'),
  },
  (table) => [index('staff_contacts_organization').on(table.organizationId)],
);

/** `id` is the API's RecordID. A record gives a person a role on the staff; a record without a person is not listed anywhere. */
export const staffRecords = sqliteTable(
  'staff_records',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    organizationId: reference('organization_id', () => organizations.id),
    role: text('role', { enum: ['director', 'assistant'] }).notNull(),
    personId: integer('person_id').references(() => persons.id),
    contactId: integer('contact_id').references(() => staffContacts.id),
  },
  (table) => [index('staff_records_organization').on(table.organizationId)],
);
