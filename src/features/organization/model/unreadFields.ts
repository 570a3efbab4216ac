import type { Organization, OrganizationEdit } from '../api/organizationDto';

export type OrganizationPart = 'name' | 'address' | 'contact' | 'type';

type Field = keyof OrganizationEdit;

const fields: Readonly<Record<OrganizationPart, readonly Field[]>> = {
  name: ['Organization'],
  address: ['Address', 'City', 'State', 'Zip'],
  contact: ['Phone', 'Fax', 'Email', 'Website'],
  type: ['Type'],
};

/** Saving the part would overwrite these fields' values, which could not be read. */
export const unreadFieldsOf = ({ unreadFields }: Organization, part: OrganizationPart): Field[] =>
  fields[part].filter((name) => unreadFields.includes(name));

/** What the user has filled in may overwrite what could not be read. */
export const withFilledIn = (
  organization: Organization,
  values: Readonly<Partial<Record<Field, string>>>,
): Organization => ({
  ...organization,
  unreadFields: organization.unreadFields.filter((name) => (values[name] ?? '').trim() === ''),
});
