import { apiPath, type ApiRequest, type components, type FieldReader, type Read, type Row } from '@/shared/api';

/** Text fields that the response lacks are ''. */
export type Organization = Read<ReturnType<typeof readOrganization>>;
export type OrganizationSummary = Read<ReturnType<typeof readSummary>>;
export type OrganizationType = Read<typeof readOrganizationType>;
export type LookupItem = Read<typeof readLookupItem>;

export type OrganizationEdit = components['schemas']['OrganizationEdit'];

/** The record's names for the form's text fields. State and Type are chosen from lists and have an id and a name each. */
export const recordField = {
  Organization: 'OrganizationName',
  Address: 'PrimaryAddress',
  City: 'City',
  Zip: 'ZipCode',
  Phone: 'BusinessPhone',
  Fax: 'Fax',
  Email: 'Email',
  Website: 'WebSite',
} as const satisfies Partial<Record<keyof OrganizationEdit, keyof Organization>>;

export const textFields = Object.keys(recordField) as (keyof typeof recordField)[];

export const organizationRequest = (identifier: string): ApiRequest => ({
  path: apiPath`/org/identifier/${identifier}`,
  response: 'value',
});

/**
 * A response is unreadable only if it has neither Identifier, id, nor name: each of the ids is needed only for some
 * actions. The organization gets the Identifier that was requested, however the record spells it (API-10), because
 * queries, tags, drafts, and saves use that one.
 */
export const readOrganization = (identifier: string) => (row: Row, values: FieldReader) => {
  const unreadableFields: (keyof OrganizationEdit)[] = [];
  const field = <T>(name: keyof OrganizationEdit, read: () => T): T => {
    const before = values.unreadable;
    const value = read();
    if (values.unreadable > before && !unreadableFields.includes(name)) unreadableFields.push(name);
    return value;
  };
  const id = values.neededId(row.id);
  const OrganizationName = field('Organization', () => values.text(row.OrganizationName));
  if (values.text(row.Identifier) === '' && id === undefined && OrganizationName === '') return undefined;
  const organization = {
    Identifier: identifier,
    /** Undefined if it could not be read. */
    id,
    OrganizationName,
    PrimaryAddress: field('Address', () => values.text(row.PrimaryAddress)),
    City: field('City', () => values.text(row.City)),
    State: field('State', () => values.text(row.State)),
    StateID: field('State', () => values.choice(row.StateID)),
    ZipCode: field('Zip', () => values.zip(row.ZipCode)),
    MediaType: field('Type', () => values.text(row.MediaType)),
    TypeID: field('Type', () => values.choice(row.TypeID)),
    BusinessPhone: field('Phone', () => values.text(row.BusinessPhone)),
    Fax: field('Fax', () => values.text(row.Fax)),
    Email: field('Email', () => values.text(row.Email)),
    WebSite: field('Website', () => values.text(row.WebSite)),
    Logo: values.text(row.Logo),
    AddressID: values.link(row.AddressID),
    ContactID: values.link(row.ContactID),
  };
  // A state or type is known if its id or its name is readable.
  const isKnown: Partial<Record<keyof OrganizationEdit, boolean>> = {
    State: organization.State !== '' || organization.StateID !== null,
    Type: organization.MediaType !== '' || organization.TypeID !== null,
  };
  return {
    ...organization,
    /** Fields whose saved values could not be read. Their parts of the record can't be saved until the user enters new values. */
    unreadableFields: unreadableFields.filter((name) => isKnown[name] !== true) as readonly (keyof OrganizationEdit)[],
  };
};

export const readSummary = (id: number) => (row: Row, values: FieldReader) => {
  const OrganizationName = values.text(row.OrganizationName);
  return OrganizationName === ''
    ? undefined
    : { id: values.id(row.id) ?? id, OrganizationName, Email: values.text(row.Email) };
};

export const readLookupItem = (row: Row, values: FieldReader) => {
  const Id = values.key(row.Id);
  const Name = values.text(row.Name);
  return Id === undefined || Name === '' ? undefined : { Id, Name };
};

export const readOrganizationType = (row: Row, values: FieldReader) => {
  const TypeID = values.key(row.TypeID);
  const Type = values.text(row.Type);
  return TypeID === undefined || Type === '' ? undefined : { TypeID, Type };
};
