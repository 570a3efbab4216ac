import type { components } from '@/shared/api';

/** The signed-in organization, as `readOrganization` leaves it: a missing text is ''. */
export interface Organization {
  Identifier: string;
  id: number;
  OrganizationName: string;
  PrimaryAddress: string;
  City: string;
  /** The state's code. */
  State: string;
  StateID: number | null;
  ZipCode: string;
  /** The type's name. */
  MediaType: string;
  TypeID: number | null;
  BusinessPhone: string;
  Fax: string;
  Email: string;
  WebSite: string;
  /** The address of an image. */
  Logo: string;
  /** Null where there is no address record to save. */
  AddressID: number | null;
  /** Null where there is no contact record to save. */
  ContactID: number | null;
}

export interface OrganizationSummary {
  id: number;
  OrganizationName: string;
  Email: string;
}

/** The ten values of the organization's form. */
export type OrganizationEdit = components['schemas']['OrganizationEdit'];

export interface OrganizationType {
  TypeID: number | string;
  Type: string;
}

/** A county or a state. */
export interface LookupItem {
  Id: number | string;
  Name: string;
}
