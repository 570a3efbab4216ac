import type { components, LinkedId } from '@/shared/api';

/** As `readOrganization` leaves it: a missing text is ''. */
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
  /** Saved values that could not be read; their parts are not saved without new ones. */
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
