import { readEntries, readRecord } from '@/shared/api';
import { prerenderedResponse, type PrerenderedResponse } from '@/shared/lib/prerendered-data';
import { encodePart } from '@/shared/routes/paths';
import { readMediaOrganization, type ListedOrganization, type MediaOrganization } from '../api/listingDto';

/** The listing's first page, embedded in the prerendered HTML (LST-18). */
export interface ListingSnapshot {
  organizations: readonly ListedOrganization[];
  total: number;
}

const LISTING = 'org/listing';

// Drops what a row does not show, because all data in the prerendered HTML loads before the first paint.
const rowOf = ({
  Identifier,
  OrganizationName,
  City,
  TypeID,
  BusinessPhone,
}: MediaOrganization): ListedOrganization => ({
  Identifier,
  OrganizationName,
  City,
  TypeID,
  BusinessPhone,
});

/** The first `size` organizations; undefined for an empty or unreadable response, which must not be prerendered. */
export function snapshotListing(response: unknown, size: number): ListingSnapshot | undefined {
  const { value } = readEntries(response, readMediaOrganization);
  return value.length === 0 ? undefined : { organizations: value.slice(0, size).map(rowOf), total: value.length };
}

export const snapshotOrganization = (response: unknown): MediaOrganization | undefined =>
  readRecord(response, readMediaOrganization)?.value;

export const prerenderedListing = (): PrerenderedResponse<ListingSnapshot> | undefined => prerenderedResponse(LISTING);

export const prerenderedOrganization = (identifier: string): PrerenderedResponse<MediaOrganization> | undefined =>
  prerenderedResponse(`org/identifier/${encodePart(identifier)}`);
