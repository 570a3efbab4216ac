import { apiPath, type components, type LinkedId, type ApiRequest, type Reader } from '@/shared/api';

/** An organization as `readOrganization` returns it: a missing text is ''. */
export interface Organization {
  Identifier: string;
  /** Undefined if it could not be read. */
  id: number | undefined;
  OrganizationName: string;
  PrimaryAddress: string;
  City: string;
  State: string;
  /** A number or, from some servers, a word. */
  StateID: number | string | null;
  ZipCode: string;
  MediaType: string;
  TypeID: number | string | null;
  BusinessPhone: string;
  Fax: string;
  Email: string;
  WebSite: string;
  Logo: string;
  /** Null without an address record. */
  AddressID: LinkedId;
  /** Null without a contact record. */
  ContactID: LinkedId;
  /** Fields whose saved values could not be read. Their parts of the record can't be saved until the user enters new values. */
  unreadableFields: readonly (keyof OrganizationEdit)[];
}

export interface OrganizationSummary {
  id: number;
  OrganizationName: string;
  Email: string;
}

export type OrganizationEdit = components['schemas']['OrganizationEdit'];

export interface OrganizationType {
  TypeID: number | string;
  Type: string;
}

export interface LookupItem {
  Id: number | string;
  Name: string;
}

export const organizationRequest = (identifier: string): ApiRequest => ({
  path: apiPath`/org/identifier/${identifier}`,
  response: 'value',
});

/**
 * A response is unreadable only if it has neither Identifier, id, nor name: each of the ids is needed only for some
 * actions. The organization gets the Identifier that was requested, however the record spells it (API-10), because
 * queries, tags, drafts, and saves use that one.
 */
export const readOrganization =
  (identifier: string): Reader<Organization> =>
  (row, values) => {
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
    const known: readonly (keyof OrganizationEdit)[] = [
      ...(organization.State !== '' || organization.StateID !== null ? (['State'] as const) : []),
      ...(organization.MediaType !== '' || organization.TypeID !== null ? (['Type'] as const) : []),
    ];
    return { ...organization, unreadableFields: unreadableFields.filter((name) => !known.includes(name)) };
  };

export const readSummary =
  (id: number): Reader<OrganizationSummary> =>
  (row, values) => {
    const OrganizationName = values.text(row.OrganizationName);
    return OrganizationName === ''
      ? undefined
      : { id: values.id(row.id) ?? id, OrganizationName, Email: values.text(row.Email) };
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
