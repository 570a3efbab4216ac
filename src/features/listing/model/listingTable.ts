import { formatPhone } from '@/shared/lib/phone';
import { formatZip } from '@/shared/lib/zip';
import type { MediaOrganization } from '../api/listingDto';

type Cell = (organization: MediaOrganization, typeName: string) => string;

const cells: readonly (readonly [column: string, cell: Cell])[] = [
  ['Organization', ({ OrganizationName }) => OrganizationName],
  ['Type', (_organization, typeName) => typeName],
  ['Address', ({ PrimaryAddress }) => PrimaryAddress],
  ['City', ({ City }) => City],
  ['State', ({ State }) => State],
  ['Zip', ({ ZipCode }) => formatZip(ZipCode)],
  ['Phone', ({ BusinessPhone }) => formatPhone(BusinessPhone)],
  ['Fax', ({ Fax }) => formatPhone(Fax)],
  ['Email', ({ Email }) => Email],
  ['Website', ({ WebSite }) => WebSite],
];

export function listingTable(
  organizations: readonly MediaOrganization[],
  typeName: (typeId: number | null | undefined) => string,
): { columns: string[]; rows: string[][] } {
  return {
    columns: cells.map(([column]) => column),
    rows: organizations.map((organization) =>
      cells.map(([, cell]) => cell(organization, typeName(organization.TypeID))),
    ),
  };
}
