import type { Organization, OrganizationEdit } from '@/features/organization';
import type { OrganizationValues } from './organizationSchema';

/** Code 1 stands for a type that was not provided (GEN-15). */
const NOT_PROVIDED = 1;

/** What the form starts with. */
export function valuesOf(organization: Organization): OrganizationValues {
  const { OrganizationName, TypeID, PrimaryAddress, City, StateID, ZipCode, BusinessPhone, Fax, Email, WebSite } =
    organization;
  return {
    Organization: OrganizationName,
    Type: String(TypeID ?? NOT_PROVIDED),
    Address: PrimaryAddress,
    City: City,
    State: String(StateID ?? ''),
    Zip: ZipCode,
    Phone: BusinessPhone,
    Fax: Fax,
    Email: Email,
    Website: WebSite,
  };
}

/** A select's value as the look-up has it: an id is a number there and a text in the page. */
const idOf = (value: string): number | string => (/^\d+$/.test(value) ? Number(value) : value);

/** What the four calls are sent (ORG-3, ORG-4). */
export function bodyOf(values: OrganizationValues): OrganizationEdit {
  return { ...values, Type: values.Type === '' ? NOT_PROVIDED : idOf(values.Type), State: idOf(values.State) };
}
