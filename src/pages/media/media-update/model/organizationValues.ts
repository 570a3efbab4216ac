import {
  currentState,
  currentType,
  NOT_PROVIDED_ID,
  type Organization,
  type OrganizationEdit,
} from '@/features/organization';
import type { OrganizationValues } from './organizationSchema';

export function valuesOf(organization: Organization): OrganizationValues {
  const { OrganizationName, PrimaryAddress, City, ZipCode, BusinessPhone, Fax, Email, WebSite } = organization;
  return {
    Organization: OrganizationName,
    Type: String(currentType(organization)),
    Address: PrimaryAddress,
    City: City,
    State: String(currentState(organization)),
    Zip: ZipCode,
    Phone: BusinessPhone,
    Fax: Fax,
    Email: Email,
    Website: WebSite,
  };
}

/** Ids are numbers in lookups and strings in selects. */
const idOf = (value: string): number | string => (/^\d+$/.test(value) ? Number(value) : value);

/** The body of all four calls (ORG-3, ORG-4). */
export function bodyOf(values: OrganizationValues): OrganizationEdit {
  return { ...values, Type: values.Type === '' ? NOT_PROVIDED_ID : idOf(values.Type), State: idOf(values.State) };
}
