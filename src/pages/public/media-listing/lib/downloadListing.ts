import { listingTable, type MediaOrganization } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { downloadText, toCsv } from '@/shared/lib/text-files';

export function downloadListing(organizations: readonly MediaOrganization[]): void {
  const { columns, rows } = listingTable(organizations, mediaTypeName);
  downloadText('media-listing.csv', toCsv(columns, rows));
}
