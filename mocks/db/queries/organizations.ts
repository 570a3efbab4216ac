import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { components } from '@/shared/api/contract.gen';
import type { Queries } from '../openDatabase';
import {
  logins,
  organizationAddresses as addresses,
  organizationContacts as contacts,
  organizations,
  organizationTypes,
  states,
} from '../schema';
import { contains, jsonList } from './sql';

/** An organization's two keys, of which API calls use one or the other. A token is valid only for the current `sessionGeneration`. */
export interface OrganizationKeys {
  id: number;
  identifier: string;
  sessionGeneration: number;
}

export async function organizationKeys(db: Queries, identifier: string): Promise<OrganizationKeys | undefined> {
  const { id, sessionGeneration, status } = organizations;
  const [keys] = await db
    .select({ id, identifier: organizations.identifier, sessionGeneration })
    .from(organizations)
    .where(and(eq(organizations.identifier, identifier), eq(status, 'approved')));
  return keys;
}

type Schemas = components['schemas'];

const listed = {
  Identifier: organizations.identifier,
  OrganizationName: organizations.organizationName,
  City: addresses.city,
  TypeID: organizations.typeId,
  PrimaryAddress: addresses.primaryAddress,
  State: states.code,
  ZipCode: addresses.zipCode,
  BusinessPhone: contacts.businessPhone,
  Fax: contacts.fax,
  Email: contacts.email,
  WebSite: contacts.webSite,
};

const edited = {
  ...listed,
  id: organizations.id,
  StateID: addresses.stateId,
  MediaType: organizationTypes.type,
  Logo: organizations.logo,
  AddressID: addresses.id,
  ContactID: contacts.id,
};

const approved = (condition?: SQL) => and(eq(organizations.status, 'approved'), condition);
const byName = [asc(sql`lower(${organizations.organizationName})`), asc(organizations.id)];

export async function listOrganizations(db: Queries, name?: string): Promise<Schemas['MediaOrganization'][]> {
  const [found] = await db
    .select({ list: jsonList<Schemas['MediaOrganization']>(listed, byName) })
    .from(organizations)
    .leftJoin(addresses, eq(addresses.organizationId, organizations.id))
    .leftJoin(contacts, eq(contacts.organizationId, organizations.id))
    .leftJoin(states, eq(states.id, addresses.stateId))
    .where(approved(name === undefined ? undefined : contains(organizations.organizationName, name)));
  return found?.list ?? [];
}

export async function findOrganization(db: Queries, identifier: string): Promise<Schemas['Organization'] | undefined> {
  const [organization] = await db
    .select(edited)
    .from(organizations)
    .innerJoin(organizationTypes, eq(organizationTypes.typeId, organizations.typeId))
    .leftJoin(addresses, eq(addresses.organizationId, organizations.id))
    .leftJoin(contacts, eq(contacts.organizationId, organizations.id))
    .leftJoin(states, eq(states.id, addresses.stateId))
    .where(approved(eq(organizations.identifier, identifier)));
  return organization;
}

export async function summarizeOrganization(
  db: Queries,
  id: number,
): Promise<Schemas['OrganizationSummary'] | undefined> {
  const [summary] = await db
    .select({ id: organizations.id, OrganizationName: organizations.organizationName, Email: contacts.email })
    .from(organizations)
    .leftJoin(contacts, eq(contacts.organizationId, organizations.id))
    .where(approved(eq(organizations.id, id)));
  return summary;
}

/** The data that an organization cannot change itself. Emails include it, to show who is really registered. */
export interface Registration {
  identifier: string;
  email: string | null;
}

export async function registrationOf(db: Queries, id: number): Promise<Registration | undefined> {
  const [found] = await db
    .select({ identifier: organizations.identifier, email: logins.email })
    .from(organizations)
    .leftJoin(logins, eq(logins.organizationId, organizations.id))
    .where(eq(organizations.id, id));
  return found;
}
