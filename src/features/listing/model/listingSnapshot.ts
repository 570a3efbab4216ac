import { readEntries, readRecord } from '@/shared/api';
import { documentResponse, type DocumentResponse } from '@/shared/lib/document-data';
import { encodePart } from '@/shared/routes/paths';
import { readMediaOrganization, type ListedOrganization, type MediaOrganization } from '../api/listingDto';

/** The listing's first page, embedded in the prerendered document (LST-18). */
export interface ListingSnapshot {
  organizations: readonly ListedOrganization[];
  total: number;
}

const LISTING = 'org/listing';

// Drops what a row does not show, because all of the document's data loads before the first paint.
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

/** The first `size` organizations. Undefined for an empty or unreadable response, which no document may show. */
export function snapshotListing(response: unknown, size: number): ListingSnapshot | undefined {
  const { value } = readEntries(response, readMediaOrganization);
  return value.length === 0 ? undefined : { organizations: value.slice(0, size).map(rowOf), total: value.length };
}

export const snapshotOrganization = (response: unknown): MediaOrganization | undefined =>
  readRecord(response, readMediaOrganization)?.value;

export const listingInDocument = (): DocumentResponse<ListingSnapshot> | undefined => documentResponse(LISTING);

export const organizationInDocument = (identifier: string): DocumentResponse<MediaOrganization> | undefined =>
  documentResponse(`org/identifier/${encodePart(identifier)}`);
