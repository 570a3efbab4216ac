import { formatPhone } from '@/shared/lib/phone';
import { formatZip } from '@/shared/lib/zip';
import type { Coach, League, School } from '../api/schoolsDto';
import { fullName, textOf } from './schoolTexts';

export interface CsvTable {
  columns: string[];
  rows: string[][];
}

function table<T>(entries: readonly T[], cells: Readonly<Record<string, (entry: T) => string>>): CsvTable {
  return {
    columns: Object.keys(cells),
    rows: entries.map((entry) => Object.values(cells).map((cell) => cell(entry))),
  };
}

export const schoolsTable = (schools: readonly School[]): CsvTable =>
  table(schools, {
    School: ({ SchoolName }) => textOf(SchoolName),
    Class: (school) => textOf(school.Class),
    League: ({ LeagueName }) => textOf(LeagueName),
    USD: ({ USD }) => textOf(USD),
    Address: ({ PhysicalAddress }) => textOf(PhysicalAddress),
    City: ({ PhysicalCity }) => textOf(PhysicalCity),
    State: ({ PhysicalState }) => textOf(PhysicalState),
    Zip: ({ PhysicalZip }) => formatZip(PhysicalZip),
    Phone: ({ SchoolPhone }) => formatPhone(SchoolPhone),
    Fax: ({ SchoolFax }) => formatPhone(SchoolFax),
    Email: ({ Email }) => textOf(Email),
    Website: ({ WebSite }) => textOf(WebSite),
    Principal: ({ PrincipalName }) => textOf(PrincipalName),
    'Athletic Director': ({ ADName }) => textOf(ADName),
    'Athletic Director Email': ({ ADEmail }) => textOf(ADEmail),
  });

export const coachesTable = (coaches: readonly Coach[]): CsvTable =>
  table(coaches, {
    Activity: ({ ActDescription }) => textOf(ActDescription),
    Name: fullName,
    Email: ({ Email }) => textOf(Email),
  });

export const leaguesTable = (leagues: readonly League[]): CsvTable =>
  table(leagues, {
    League: ({ LeagueName, Name }) => textOf(LeagueName) || textOf(Name),
    President: ({ PresidentName }) => textOf(PresidentName),
    Commissioner: ({ CommishName }) => textOf(CommishName),
    Address: ({ PrimaryAddress }) => textOf(PrimaryAddress),
    City: ({ City }) => textOf(City),
    State: ({ Code }) => textOf(Code),
    Zip: ({ ZipCode }) => formatZip(ZipCode),
    Phone: ({ BusinessPhone }) => formatPhone(BusinessPhone),
    Email: ({ Email }) => textOf(Email),
  });
