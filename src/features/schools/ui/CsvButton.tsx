import { tableOf, type CsvTable } from '@/shared/lib/csv-table';
import { loadChunk } from '@/shared/lib/load-chunk';
import { formatPhone } from '@/shared/lib/phone';
import { formatZip } from '@/shared/lib/zip';
import { DownloadButton } from '@/shared/ui/DownloadButton';
import type { Coach, League, School } from '../api/schoolsDto';
import { fileName, fullName } from '../model/schoolTexts';

export const schoolsTable = (schools: readonly School[]): CsvTable =>
  tableOf(schools, {
    School: ({ SchoolName }) => SchoolName,
    Class: (school) => school.Class,
    League: ({ LeagueName }) => LeagueName,
    USD: ({ USD }) => USD,
    Address: ({ PhysicalAddress }) => PhysicalAddress,
    City: ({ PhysicalCity }) => PhysicalCity,
    State: ({ PhysicalState }) => PhysicalState,
    Zip: ({ PhysicalZip }) => formatZip(PhysicalZip),
    Phone: ({ SchoolPhone }) => formatPhone(SchoolPhone),
    Fax: ({ SchoolFax }) => formatPhone(SchoolFax),
    Email: ({ Email }) => Email,
    Website: ({ WebSite }) => WebSite,
    Principal: ({ PrincipalName }) => PrincipalName,
    'Athletic Director': ({ ADName }) => ADName,
    'Athletic Director Email': ({ ADEmail }) => ADEmail,
  });

export const coachesTable = (coaches: readonly Coach[]): CsvTable =>
  tableOf(coaches, {
    Activity: ({ ActDescription }) => ActDescription,
    Name: fullName,
    Email: ({ Email }) => Email,
  });

export const leaguesTable = (leagues: readonly League[]): CsvTable =>
  tableOf(leagues, {
    League: ({ LeagueName, Name }) => LeagueName || Name,
    President: ({ PresidentName }) => PresidentName,
    Commissioner: ({ CommishName }) => CommishName,
    Address: ({ PrimaryAddress }) => PrimaryAddress,
    City: ({ City }) => City,
    State: ({ Code }) => Code,
    Zip: ({ ZipCode }) => formatZip(ZipCode),
    Phone: ({ BusinessPhone }) => formatPhone(BusinessPhone),
    Email: ({ Email }) => Email,
  });

const writers = () => loadChunk(() => import(/* webpackChunkName: "csv" */ '@/shared/lib/text-files'));

async function saveTable(name: string, { columns, rows }: CsvTable): Promise<void> {
  const { downloadText, toCsv } = await writers();
  downloadText(fileName(name, 'csv'), toCsv(columns, rows));
}

interface CsvButtonProps {
  name: string;
  table: () => CsvTable;
  disabled?: boolean;
}

export function CsvButton({ name, table, disabled = false }: CsvButtonProps) {
  return (
    <DownloadButton disabled={disabled} download={() => saveTable(name, table())}>
      Download CSV
    </DownloadButton>
  );
}
