import type { Organization, OrganizationEdit } from '../api/organizationDto';
import { identifiedChoices, type ChoiceLists } from './identifyChoices';

/** A part of the record: a save has four requests, each of which stores one. */
export type OrganizationPart = 'name' | 'address' | 'contact' | 'type';

type Field = keyof OrganizationEdit;

const fields: Readonly<Record<OrganizationPart, readonly Field[]>> = {
  name: ['Organization'],
  address: ['Address', 'City', 'State', 'Zip'],
  contact: ['Phone', 'Fax', 'Email', 'Website'],
  type: ['Type'],
};

const PARTS: readonly OrganizationPart[] = ['name', 'address', 'contact', 'type'];

export const partLabels: Readonly<Record<OrganizationPart, string>> = {
  name: 'Organization',
  address: 'Address, City, State and Zip',
  contact: 'Phone, Fax, Email and Website',
  type: 'Type',
};

/** The part's fields whose saved values could not be read, so that saving the part would overwrite them. */
export const unreadableFieldsOf = ({ unreadableFields }: Organization, part: OrganizationPart): Field[] =>
  fields[part].filter((name) => unreadableFields.includes(name));

/** No longer counts fields as unreadable that the user has filled in: they may overwrite what could not be read. */
export const withFilledIn = (
  organization: Organization,
  values: Readonly<Partial<Record<Field, string>>>,
): Organization => ({
  ...organization,
  unreadableFields: organization.unreadableFields.filter((name) => (values[name] ?? '').trim() === ''),
});

/** A part cannot be saved without a record at the association, or while it has a value that could not be read. */
export function savableParts(organization: Organization): OrganizationPart[] {
  const { AddressID, ContactID } = organization;
  return PARTS.filter((part) => {
    const hasRecord =
      part === 'address' ? typeof AddressID === 'number' : part !== 'contact' || typeof ContactID === 'number';
    return hasRecord && unreadableFieldsOf(organization, part).length === 0;
  });
}

type Value = number | string | null | undefined;

const text = (value: Value): string => String(value ?? '').trim();
const digits = (value: Value): string => text(value).replace(/\D/g, '');
// Ignores separators and the country prefix, which the server may drop.
const phone = (value: Value): string => digits(value).replace(/^1(?=\d{10}$)/, '');

/** Whether the record has what the edit wants of this part. */
export function isPartSaved(
  part: OrganizationPart,
  now: Organization,
  wanted: OrganizationEdit,
  lists: ChoiceLists,
): boolean {
  const choices = identifiedChoices(now, lists);
  switch (part) {
    case 'name':
      return text(now.OrganizationName) === text(wanted.Organization);
    case 'address':
      return (
        text(now.PrimaryAddress) === text(wanted.Address) &&
        text(now.City) === text(wanted.City) &&
        text(choices.state) === text(wanted.State) &&
        digits(now.ZipCode) === digits(wanted.Zip)
      );
    case 'contact':
      return (
        phone(now.BusinessPhone) === phone(wanted.Phone) &&
        phone(now.Fax) === phone(wanted.Fax) &&
        text(now.Email) === text(wanted.Email) &&
        text(now.WebSite) === text(wanted.Website)
      );
    case 'type':
      return text(choices.type) === text(wanted.Type);
  }
}
