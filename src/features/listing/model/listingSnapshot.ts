import { readEntries, readRecord } from '@/shared/api';
import { documentAnswer, type DocumentAnswer } from '@/shared/lib/document-data';
import { encodePart } from '@/shared/routes/paths';
import { readMediaOrganization } from '../api/readMediaOrganization';
import type { ListedOrganization, MediaOrganization } from '../api/listingDto';

/** The listing's first page, embedded in the prerendered document (LST-18). */
export interface ListingSnapshot {
  organizations: readonly ListedOrganization[];
  total: number;
}

const LISTING = 'org/listing';

// The rest of each record would come before the first paint.
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

/** Undefined for an empty or unreadable answer, which no document may show. */
export function snapshotListing(answer: unknown, size: number): ListingSnapshot | undefined {
  const { value } = readEntries(answer, readMediaOrganization);
  return value.length === 0 ? undefined : { organizations: value.slice(0, size).map(rowOf), total: value.length };
}

export const snapshotOrganization = (answer: unknown): MediaOrganization | undefined =>
  readRecord(answer, readMediaOrganization)?.value;

export const listingInDocument = (): DocumentAnswer<ListingSnapshot> | undefined => documentAnswer(LISTING);

export const organizationInDocument = (identifier: string): DocumentAnswer<MediaOrganization> | undefined =>
  documentAnswer(`org/identifier/${encodePart(identifier)}`);
