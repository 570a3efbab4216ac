import { tableOf, type CsvTable } from '@/shared/lib/csv-table';
import { formatPhone } from '@/shared/lib/phone';
import { formatZip } from '@/shared/lib/zip';
import type { MediaOrganization } from '../api/listingDto';

export const listingTable = (
  organizations: readonly MediaOrganization[],
  typeName: (typeId: number | null | undefined) => string,
): CsvTable =>
  tableOf(organizations, {
    Organization: ({ OrganizationName }) => OrganizationName,
    Type: ({ TypeID }) => typeName(TypeID),
    Address: ({ PrimaryAddress }) => PrimaryAddress,
    City: ({ City }) => City,
    State: ({ State }) => State,
    Zip: ({ ZipCode }) => formatZip(ZipCode),
    Phone: ({ BusinessPhone }) => formatPhone(BusinessPhone),
    Fax: ({ Fax }) => formatPhone(Fax),
    Email: ({ Email }) => Email,
    Website: ({ WebSite }) => WebSite,
  });
