import type { components, Reader } from '@/shared/api';

/** An organization as `readMediaOrganization` returns it: a missing text is ''. */
export interface MediaOrganization {
  Identifier: string;
  OrganizationName: string;
  City: string;
  TypeID: number | null;
  PrimaryAddress: string;
  State: string;
  ZipCode: string;
  BusinessPhone: string;
  Fax: string;
  Email: string;
  WebSite: string;
}

/** What a row of the listing shows. */
export type ListedOrganization = Pick<
  MediaOrganization,
  'Identifier' | 'OrganizationName' | 'City' | 'TypeID' | 'BusinessPhone'
>;

export type ListingRequest = components['schemas']['ListingRequest'];

/** Refuses an organization without an Identifier, because the address of the organization's page contains it. */
export const readMediaOrganization: Reader<MediaOrganization> = (row, values) => {
  const Identifier = values.text(row.Identifier);
  if (Identifier === '') return undefined;
  return {
    Identifier,
    OrganizationName: values.text(row.OrganizationName) || 'Name not provided',
    City: values.text(row.City),
    TypeID: values.code(row.TypeID),
    PrimaryAddress: values.text(row.PrimaryAddress),
    State: values.text(row.State),
    ZipCode: values.zip(row.ZipCode),
    BusinessPhone: values.text(row.BusinessPhone),
    Fax: values.text(row.Fax),
    Email: values.text(row.Email),
    WebSite: values.text(row.WebSite),
  };
};

/** Reads the organization that was requested by this Identifier. The record may lack its Identifier or its name, but not both. */
export const readMediaOrganizationOf =
  (identifier: string): Reader<MediaOrganization> =>
  (row, values) => {
    if (values.text(row.Identifier) === '' && values.text(row.OrganizationName) === '') return undefined;
    return readMediaOrganization({ ...row, Identifier: identifier }, values);
  };
