import type { MediaOrganization } from '@/features/listing';
import { mediaTypeName } from '@/features/organization';
import { tableOf, type CsvTable } from '@/shared/lib/csv-table';
import { formatPhone } from '@/shared/lib/phone';
import { downloadText } from '@/shared/lib/download-text';
import { toCsv } from '@/shared/lib/to-csv';
import { formatZip } from '@/shared/lib/zip';

export const listingTable = (organizations: readonly MediaOrganization[]): CsvTable =>
  tableOf(organizations, {
    Organization: ({ OrganizationName }) => OrganizationName,
    Type: ({ TypeID }) => mediaTypeName(TypeID),
    Address: ({ PrimaryAddress }) => PrimaryAddress,
    City: ({ City }) => City,
    State: ({ State }) => State,
    Zip: ({ ZipCode }) => formatZip(ZipCode),
    Phone: ({ BusinessPhone }) => formatPhone(BusinessPhone),
    Fax: ({ Fax }) => formatPhone(Fax),
    Email: ({ Email }) => Email,
    Website: ({ WebSite }) => WebSite,
  });

export function downloadListing(organizations: readonly MediaOrganization[]): void {
  const { columns, rows } = listingTable(organizations);
  downloadText('media-listing.csv', toCsv(columns, rows));
}
