import { tableOf, type CsvTable } from '@/shared/lib/csv-table';
import { formatPhone } from '@/shared/lib/phone';
import { formatZip } from '@/shared/lib/zip';
import type { Coach, League, School } from '../api/schoolsDto';
import { fullName } from './schoolTexts';

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
