import { apiPath } from '@/shared/api';
import type { ApiPath } from '@/shared/api';
import type { Organization, OrganizationEdit } from '../api/organizationDto';

export type OrganizationPart = 'name' | 'address' | 'contact' | 'type';

interface PartOfOrganization {
  name: OrganizationPart;
  /** Where this part is saved (ORG-3). */
  path: (organization: Organization) => ApiPath;
  /** Whether the organization has the record that the path names. */
  exists: (organization: Organization) => boolean;
  isSaved: (now: Organization, wanted: OrganizationEdit) => boolean;
}

type Value = number | string | null | undefined;

const text = (value: Value): string => String(value ?? '').trim();
const digits = (value: Value): string => text(value).replace(/\D/g, '');
// The server may keep a number without its separators and country prefix.
const phone = (value: Value): string => digits(value).replace(/^1(?=\d{10}$)/, '');

const same = (normal: (value: Value) => string, ...pairs: readonly (readonly [Value, Value])[]): boolean =>
  pairs.every(([now, wanted]) => normal(now) === normal(wanted));

/** The four calls of an organization's save, in their order. */
export const organizationParts: readonly PartOfOrganization[] = [
  {
    name: 'name',
    path: ({ Identifier }) => apiPath`/org/update-name/${Identifier}`,
    exists: () => true,
    isSaved: (now, wanted) => same(text, [now.OrganizationName, wanted.Organization]),
  },
  {
    name: 'address',
    path: ({ AddressID }) => apiPath`/org/update-address/${AddressID}`,
    exists: ({ AddressID }) => AddressID !== null,
    isSaved: (now, wanted) =>
      same(digits, [now.ZipCode, wanted.Zip]) &&
      same(text, [now.PrimaryAddress, wanted.Address], [now.City, wanted.City], [now.StateID, wanted.State]),
  },
  {
    name: 'contact',
    path: ({ ContactID }) => apiPath`/org/update-contact/${ContactID}`,
    exists: ({ ContactID }) => ContactID !== null,
    isSaved: (now, wanted) =>
      same(phone, [now.BusinessPhone, wanted.Phone], [now.Fax, wanted.Fax]) &&
      same(text, [now.Email, wanted.Email], [now.WebSite, wanted.Website]),
  },
  {
    name: 'type',
    path: ({ Identifier }) => apiPath`/org/update-type/${Identifier}`,
    exists: () => true,
    isSaved: (now, wanted) => same(text, [now.TypeID, wanted.Type]),
  },
];
