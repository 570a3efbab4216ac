import { readEntries, readRecord } from '@/shared/api';
import { documentAnswer, type DocumentAnswer } from '@/shared/lib/document-data';
import { encodePart } from '@/shared/routes';
import { readListed } from '../api/readListed';
import type { MediaOrganization } from '../api/listingDto';

/** The listing's first page, for its document (LST-18). */
export interface ListingSnapshot {
  organizations: readonly MediaOrganization[];
  /** How many organizations the whole listing has. */
  total: number;
}

const LISTING = 'org/listing';

/** The first page of an answer; undefined for one that is empty or can't be read: no document is made of that. */
export function snapshotListing(answer: unknown, size: number): ListingSnapshot | undefined {
  const { value } = readEntries(answer, readListed);
  return value.length === 0 ? undefined : { organizations: value.slice(0, size), total: value.length };
}

export const snapshotListed = (answer: unknown): MediaOrganization | undefined => readRecord(answer, readListed)?.value;

/** What the document holds of the listing; undefined where it was made without. */
export const listingInDocument = (): DocumentAnswer<ListingSnapshot> | undefined => documentAnswer(LISTING);

/** What the document holds of one organization. */
export const listedInDocument = (identifier: string): DocumentAnswer<MediaOrganization> | undefined =>
  documentAnswer(`org/identifier/${encodePart(identifier)}`);
