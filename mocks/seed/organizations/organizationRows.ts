import { addDays } from '../schoolYear';
import { stateIds } from '../data/lookups';
import { firstNames, lastNames, slugOf } from '../data/names';
import type { RowsOf } from '../insertRows';
import { createRandom, type Random } from '../random';
import { edgeCaseProfiles } from './edgeCaseProfiles';
import { demoProfiles } from './demoProfiles';
import { generatedProfiles } from './generatedProfiles';
import type { Profile } from './profile';

const ORGANIZATION_COUNT = 500;
/** How many generated organizations get a director and 3 to 12 assistants. The demo newspaper is the twelfth such organization. */
const GENERATED_WITH_STAFF = 11;

type Tables =
  'organizations' | 'organizationAddresses' | 'organizationContacts' | 'persons' | 'staffContacts' | 'staffRecords';

export type OrganizationRows = RowsOf<Tables> & { logins: Omit<RowsOf<'logins'>['logins'][number], 'passwordHash'>[] };

/** How many days before today the logins were issued. For STANDARD_DAY, that is in August, before the school year. */
const ISSUED_DAYS_BEFORE = 109;

export function organizationRows(today: string): OrganizationRows {
  const random = createRandom(2026);
  const special = [...demoProfiles, ...edgeCaseProfiles];
  const profiles = [
    ...special,
    ...generatedProfiles(random, ORGANIZATION_COUNT - special.length, GENERATED_WITH_STAFF),
  ];
  const rows: OrganizationRows = {
    organizations: [],
    organizationAddresses: [],
    organizationContacts: [],
    logins: [],
    persons: [],
    staffContacts: [],
    staffRecords: [],
  };
  profiles.forEach((profile, index) => {
    addOrganization(rows, random, profile, index + 1);
  });
  const issuedAt = `${addDays(today, -ISSUED_DAYS_BEFORE)}T15:00:00.000Z`;
  return { ...rows, logins: rows.logins.map((login) => ({ ...login, issuedAt })) };
}

/** Address and contact ids differ from the organization's, so that code that confuses them fails. */
const addressId = (id: number): number => 5000 + id;
const contactId = (id: number): number => 7000 + id;
/** A five-digit Identifier; Identifiers are not in the order of the ids. */
const identifierOf = (id: number): string => String(20_000 + ((id * 7919) % 70_000));

function addOrganization(rows: OrganizationRows, random: Random, profile: Profile, id: number): void {
  const { name, typeId, logo = null, address, contact, login } = profile;
  rows.organizations.push({
    id,
    identifier: identifierOf(id),
    organizationName: name,
    typeId,
    logo,
    status: 'approved',
  });
  if (address) {
    const { state, ...rest } = address;
    rows.organizationAddresses.push({
      id: addressId(id),
      organizationId: id,
      ...rest,
      stateId: stateIds.get(state) ?? null,
    });
  }
  if (contact) rows.organizationContacts.push({ id: contactId(id), organizationId: id, ...contact });
  if (login !== undefined) {
    rows.logins.push({ organizationId: id, email: login, role: 'media', issuedAt: '' });
  }
  if (profile.director !== 'none') addPerson(rows, random, profile, id, 'director');
  for (let index = 0; index < profile.assistants; index += 1) addPerson(rows, random, profile, id, 'assistant');
}

function addPerson(
  rows: OrganizationRows,
  random: Random,
  profile: Profile,
  organizationId: number,
  role: 'director' | 'assistant',
): void {
  const firstName = random.pick(firstNames);
  const lastName = random.pick(lastNames);
  const person = `${slugOf(firstName)}.${slugOf(lastName)}`;
  const email = `${person}@${profile.contact?.email?.split('@')[1]?.split(';')[0] ?? 'mail.example'}`;
  const hasContact = role === 'director' ? profile.director === 'with contact' : !random.chance(0.1);
  const personId = 10_001 + rows.persons.length;
  const staffContactId = 30_001 + rows.staffContacts.length;
  if (hasContact) rows.staffContacts.push({ id: staffContactId, organizationId, email });
  rows.persons.push({
    id: personId,
    organizationId,
    firstName,
    lastName,
    email,
    picture: random.chance(0.2) ? `/association/staff-pictures/${person}.svg` : null,
    needCredential: random.chance(0.3) ? 1 : 0,
  });
  rows.staffRecords.push({
    id: 50_001 + rows.staffRecords.length,
    organizationId,
    role,
    personId,
    contactId: hasContact ? staffContactId : null,
  });
}
