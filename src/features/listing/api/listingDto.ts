import type { components, FieldReader, Read, Reader, Row } from '@/shared/api';

/** Text fields that the response lacks are ''. */
export type MediaOrganization = Read<typeof readMediaOrganization>;

/** What a row of the listing shows. */
export type ListedOrganization = Pick<
  MediaOrganization,
  'Identifier' | 'OrganizationName' | 'City' | 'TypeID' | 'BusinessPhone'
>;

export type ListingRequest = components['schemas']['ListingRequest'];

/** Rejects an organization without an Identifier, because the address of the organization's page contains it. */
export const readMediaOrganization = (row: Row, values: FieldReader) => {
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
