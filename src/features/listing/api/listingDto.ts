import type { components } from '@/shared/api';

/** As `readMediaOrganization` leaves it: a missing text is ''. */
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
