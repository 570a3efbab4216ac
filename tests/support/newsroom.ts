import { cleanup } from '@testing-library/react';
import type { Database } from '../../mocks';
import { findOrganization } from '../../mocks/db/queries/organizations';
import { listStaff } from '../../mocks/db/queries/staff';
import * as schema from '../../mocks/db/schema';
import { organizationTypeRows, stateRows } from '../../mocks/seed/data/lookups';
import { insertRows } from '../../mocks/seed/insertRows';
import { createMockApi, type MockApi } from './mockApi';

/** The Identifier of the seed's only organization; its `id` is 1. */
export const NEWSROOM = '20417';

export interface NewsroomOptions {
  director?: 'with contact' | 'without contact' | 'none';
  /** Kim Lee has a contact and Ray Ortiz does not; further assistants are numbered. */
  assistants?: number;
  /** Whether the organization has an address and a contact record. */
  records?: boolean;
}

const NAMES = [
  ['Kim', 'Lee'],
  ['Ray', 'Ortiz'],
] as const;

const person = (id: number, firstName: string, lastName: string) => ({
  id,
  organizationId: 1,
  firstName,
  lastName,
  email: `${firstName}.${lastName}@gazette.example`.toLowerCase(),
  picture: null,
  needCredential: id % 2,
});

const contactOf = ({ id, email }: { id: number; email: string }) => ({ id: id + 20_000, organizationId: 1, email });

/** A small newspaper with the primary contact Ana Ruiz (PersonID 10001) and assistants. */
export const seedNewsroom =
  ({ director = 'with contact', assistants = 2, records = true }: NewsroomOptions = {}) =>
  async (db: Database): Promise<void> => {
    const people = [
      person(10_001, 'Ana', 'Ruiz'),
      ...Array.from({ length: assistants }, (_, index) => {
        const [first, last] = NAMES[index] ?? [`Assistant${String(index + 1)}`, 'Writer'];
        return person(10_002 + index, first, last);
      }),
    ];
    const staff = director === 'none' ? people.slice(1) : people;
    const contacts = staff
      .filter(({ id }) => (id === 10_001 ? director === 'with contact' : id !== 10_003))
      .map(contactOf);
    await insertRows(db, schema.states, stateRows);
    await insertRows(db, schema.organizationTypes, organizationTypeRows);
    await insertRows(db, schema.organizations, [
      { id: 1, identifier: NEWSROOM, organizationName: 'Emporia Gazette', typeId: 2, logo: null },
    ]);
    if (records) {
      await insertRows(db, schema.organizationAddresses, [
        {
          id: 5001,
          organizationId: 1,
          primaryAddress: '517 Merchant Street',
          city: 'Emporia',
          stateId: 17,
          zipCode: '66801',
        },
      ]);
      await insertRows(db, schema.organizationContacts, [
        {
          id: 7001,
          organizationId: 1,
          businessPhone: '6205550142',
          fax: null,
          email: 'news@gazette.example',
          webSite: 'https://gazette.example',
        },
      ]);
    }
    await insertRows(db, schema.persons, staff);
    await insertRows(db, schema.staffContacts, contacts);
    await insertRows(
      db,
      schema.staffRecords,
      staff.map(({ id }) => ({
        id: id + 40_000,
        organizationId: 1,
        role: id === 10_001 ? ('director' as const) : ('assistant' as const),
        personId: id,
        contactId: contacts.some((contact) => contact.id === id + 20_000) ? id + 20_000 : null,
      })),
    );
  };

/** The server's organization and staff, without generated ids. */
export async function newsroomState({ db }: Pick<MockApi, 'db'>, identifier = NEWSROOM, id = 1) {
  const organization = await findOrganization(db, identifier);
  const persons = new Map((await db.select().from(schema.persons)).map(({ id, email }) => [id, email]));
  const staff = await listStaff(db, id);
  return {
    organization,
    staff: staff.map(({ PersonID, FirstName, LastName, Email, ContactID, NeedCredential }) => ({
      FirstName,
      LastName,
      Email,
      personEmail: persons.get(PersonID),
      hasContact: ContactID !== null,
      NeedCredential,
    })),
  };
}

/** Closes the server after pending requests, which would otherwise fail. */
export async function closeWhenIdle(api: MockApi): Promise<void> {
  cleanup();
  await api.atRest();
  api.close();
}

/** A separate server for each test, with these data. */
export function serverPerTest(seed: (db: Database) => Promise<void>): () => MockApi {
  let api: MockApi | undefined;
  beforeEach(async () => {
    api = await createMockApi({ seed });
  });
  afterEach(async () => {
    if (api !== undefined) await closeWhenIdle(api);
  });
  return () => {
    if (api === undefined) throw new Error('The newsroom opens with the test.');
    return api;
  };
}

export const newsroom = (options?: NewsroomOptions) => serverPerTest(seedNewsroom(options));
