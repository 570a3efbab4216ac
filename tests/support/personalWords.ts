import { findOrganization, organizationKeys } from '../../mocks/db/queries/organizations';
import { listStaff } from '../../mocks/db/queries/staff';
import type { MockApi } from './mockApi';

/** The names and emails of an organization and its staff. */
export async function personalWords({ db }: MockApi, identifier: string): Promise<string[]> {
  const keys = await organizationKeys(db, identifier);
  const organization = await findOrganization(db, identifier);
  const staff = keys === undefined ? [] : await listStaff(db, keys.id);
  const words = [
    organization?.OrganizationName,
    organization?.Email,
    ...staff.flatMap(({ FirstName, LastName, Email }) => [[FirstName, LastName].join(' '), LastName, Email]),
  ];
  return [...new Set(words.filter((word) => typeof word === 'string' && word.length > 2) as string[])];
}
