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
    Type: organization.unreadFields.includes('Type') ? '' : String(currentType(organization)),
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

/** The body of all four calls (ORG-3). */
export function bodyOf(values: OrganizationValues): OrganizationEdit {
  return { ...values, Type: values.Type === '' ? NOT_PROVIDED_ID : values.Type };
}
