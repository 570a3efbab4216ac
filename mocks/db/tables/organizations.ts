import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { reference } from './reference';

export const states = sqliteTable('states', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
});

export const counties = sqliteTable('counties', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
});

export const organizationTypes = sqliteTable('organization_types', {
  typeId: integer('type_id').primaryKey(),
  type: text('type').notNull(),
});

/** The organizations that the association has approved; those that await approval are in `listingRequests`. */
export const organizations = sqliteTable(
  'organizations',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** The key in public addresses; it never equals `id`, so that code that confuses them fails. */
    identifier: text('identifier').notNull().unique(),
    organizationName: text('organization_name').notNull(),
    typeId: reference('type_id', () => organizationTypes.typeId),
    logo: text('logo'),
    status: text('status', { enum: ['approved', 'withdrawn'] })
      .notNull()
      .default('approved'),
    /** Each new password increments this number; sessions with a lower one are no longer valid. */
    sessionGeneration: integer('session_generation').notNull().default(0),
  },
  (table) => [index('organizations_name').on(table.organizationName)],
);

/** `id` is what the API calls AddressID. */
export const organizationAddresses = sqliteTable('organization_addresses', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  organizationId: reference('organization_id', () => organizations.id).unique(),
  primaryAddress: text('primary_address'),
  city: text('city'),
  stateId: integer('state_id').references(() => states.id),
  countyId: integer('county_id').references(() => counties.id),
  zipCode: text('zip_code'),
});

/** `id` is what the API calls ContactID. */
export const organizationContacts = sqliteTable('organization_contacts', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  organizationId: reference('organization_id', () => organizations.id).unique(),
  businessPhone: text('business_phone'),
  fax: text('fax'),
  email: text('email'),
  webSite: text('web_site'),
});

export const logins = sqliteTable('logins', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  organizationId: reference('organization_id', () => organizations.id),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** Hash of a recovery password. The old password stays valid, so that nobody can lock others out by requesting a recovery. */
  recoveryHash: text('recovery_hash'),
  recoveryExpiresAt: text('recovery_expires_at'),
  role: text('role').notNull().default('media'),
  issuedAt: text('issued_at').notNull(),
});

/** IP addresses that an account has signed in from. They are not locked out when strangers elsewhere guess its password. */
export const knownCallers = sqliteTable(
  'known_callers',
  {
    loginId: reference('login_id', () => logins.id),
    caller: text('caller').notNull(),
    lastLoginAt: text('last_login_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.loginId, table.caller] })],
);

export const listingRequests = sqliteTable('listing_requests', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  organization: text('organization').notNull(),
  typeId: reference('type_id', () => organizationTypes.typeId),
  address: text('address').notNull(),
  city: text('city').notNull(),
  stateId: reference('state_id', () => states.id),
  countyId: reference('county_id', () => counties.id),
  zip: text('zip').notNull(),
  phone: text('phone').notNull(),
  fax: text('fax'),
  email: text('email').notNull(),
  website: text('website'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  status: text('status', { enum: ['pending', 'approved', 'denied'] })
    .notNull()
    .default('pending'),
  requestedAt: text('requested_at').notNull(),
  decidedAt: text('decided_at'),
  organizationId: integer('organization_id').references(() => organizations.id),
});
