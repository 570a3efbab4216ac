import { linkedId } from '@/shared/api';
import type { Reader } from '@/shared/api';
import type { LookupItem, Organization, OrganizationSummary, OrganizationType } from './organizationDto';

/** An unreadable record must not count as missing: its part could never be saved. */
export const readOrganization: Reader<Organization> = (row, values) => {
  const Identifier = values.text(row.Identifier);
  const id = values.id(row.id);
  const AddressID = linkedId(row.AddressID);
  const ContactID = linkedId(row.ContactID);
  if (Identifier === '' || id === undefined || AddressID === undefined || ContactID === undefined) return undefined;
  return {
    Identifier,
    id,
    OrganizationName: values.text(row.OrganizationName),
    PrimaryAddress: values.text(row.PrimaryAddress),
    City: values.text(row.City),
    State: values.text(row.State),
    StateID: values.choice(row.StateID),
    ZipCode: values.zip(row.ZipCode),
    MediaType: values.text(row.MediaType),
    TypeID: values.choice(row.TypeID),
    BusinessPhone: values.text(row.BusinessPhone),
    Fax: values.text(row.Fax),
    Email: values.text(row.Email),
    WebSite: values.text(row.WebSite),
    Logo: values.text(row.Logo),
    AddressID,
    ContactID,
  };
};

export const readSummary: Reader<OrganizationSummary> = (row, values) => {
  const id = values.id(row.id);
  const OrganizationName = values.text(row.OrganizationName);
  return id === undefined || OrganizationName === ''
    ? undefined
    : { id, OrganizationName, Email: values.text(row.Email) };
};

export const readLookupItem: Reader<LookupItem> = (row, values) => {
  const Id = values.key(row.Id);
  const Name = values.text(row.Name);
  return Id === undefined || Name === '' ? undefined : { Id, Name };
};

export const readOrganizationType: Reader<OrganizationType> = (row, values) => {
  const TypeID = values.key(row.TypeID);
  const Type = values.text(row.Type);
  return TypeID === undefined || Type === '' ? undefined : { TypeID, Type };
};
