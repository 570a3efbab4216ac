import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { components } from '@/shared/api/contract.gen';
import type { Queries } from '../openDatabase';
import { coaches, districts, leagues, mascots, schoolAdmins, schools } from '../schema';
import { contains, jsonList } from './sql';

type Schemas = components['schemas'];

const fields = {
  Id: schools.id,
  Identifier: schools.identifier,
  USD: schools.usd,
  SchoolName: schools.schoolName,
  Class: schools.class,
  League: schools.league,
  LeagueName: leagues.leagueName,
  PhysicalAddress: schools.physicalAddress,
  PhysicalCity: schools.physicalCity,
  PhysicalState: schools.physicalState,
  PhysicalZip: schools.physicalZip,
  MailingAdress: schools.mailingAddress,
  MailingCity: schools.mailingCity,
  MailingState: schools.mailingState,
  MailingZip: schools.mailingZip,
  SchoolPhone: schools.schoolPhone,
  SchoolFax: schools.schoolFax,
  WebSite: schools.webSite,
  TwitterUserName: schools.twitterUserName,
  ADName: schools.adName,
  ADEmail: schools.adEmail,
  ADFax: schools.adFax,
  PrincipalName: schools.principalName,
  Email: schools.email,
};

const leagueFields = {
  Identifier: leagues.identifier,
  Name: leagues.name,
  LeagueName: leagues.leagueName,
  PresidentName: leagues.presidentName,
  CommishName: leagues.commishName,
  PrimaryAddress: leagues.primaryAddress,
  City: leagues.city,
  Code: leagues.code,
  ZipCode: leagues.zipCode,
  BusinessPhone: leagues.businessPhone,
  Email: leagues.email,
};

const byName = [asc(schools.schoolName), asc(schools.id)];

async function selectSchools(db: Queries, condition: SQL | undefined): Promise<Schemas['School'][]> {
  const [found] = await db
    .select({ list: jsonList<Schemas['School']>(fields, byName) })
    .from(schools)
    .leftJoin(leagues, eq(leagues.identifier, schools.league))
    .where(condition);
  return found?.list ?? [];
}

export function searchSchools(db: Queries, name?: string, city?: string): Promise<Schemas['School'][]> {
  const inCity = city === undefined ? undefined : contains(schools.physicalCity, city);
  const mailedIn = city === undefined ? undefined : contains(schools.mailingCity, city);
  const named = name === undefined ? undefined : contains(schools.schoolName, name);
  return selectSchools(db, and(named, or(inCity, mailedIn)));
}

export async function findSchool(db: Queries, id: number): Promise<Schemas['School'] | undefined> {
  return (await selectSchools(db, eq(schools.id, id)))[0];
}

export async function schoolIdOf(db: Queries, identifier: string): Promise<number | undefined> {
  const [school] = await db.select({ id: schools.id }).from(schools).where(eq(schools.identifier, identifier));
  return school?.id;
}

export async function findMascot(db: Queries, schoolId: number): Promise<Schemas['Mascot'] | undefined> {
  const found = await db
    .select({ ImageLocation: mascots.imageLocation })
    .from(mascots)
    .where(eq(mascots.schoolId, schoolId));
  return found[0];
}

export async function listAdmins(db: Queries, schoolId: number): Promise<Schemas['SchoolAdmin'][]> {
  const { id, position, firstName, lastName } = schoolAdmins;
  return db
    .select({ Id: id, Position: position, FirstName: firstName, LastName: lastName })
    .from(schoolAdmins)
    .where(eq(schoolAdmins.schoolId, schoolId))
    .orderBy(asc(id));
}

export async function listCoaches(db: Queries, schoolId: number): Promise<Schemas['Coach'][]> {
  const { record, actDescription, firstName, lastName, email } = coaches;
  return db
    .select({ Record: record, ActDescription: actDescription, FirstName: firstName, LastName: lastName, Email: email })
    .from(coaches)
    .where(eq(coaches.schoolId, schoolId))
    .orderBy(asc(actDescription), asc(record));
}

export async function findDistrict(db: Queries, usd: string): Promise<Schemas['Superintendent'] | undefined> {
  const [district] = await db
    .select({
      USD: districts.usd,
      Superintendent: districts.superintendent,
      MailingPrimaryAddress: districts.mailingPrimaryAddress,
      MailingCity: districts.mailingCity,
      MailingZip: districts.mailingZip,
      DistrictPhone: districts.districtPhone,
      Email: districts.email,
    })
    .from(districts)
    .where(eq(districts.usd, usd));
  return district;
}

export async function listLeagues(db: Queries, level: 'Senior' | 'Junior'): Promise<Schemas['League'][]> {
  return db.select(leagueFields).from(leagues).where(eq(leagues.level, level)).orderBy(asc(leagues.leagueName));
}

export async function findLeague(db: Queries, identifier: string): Promise<Schemas['League'] | undefined> {
  return (await db.select(leagueFields).from(leagues).where(eq(leagues.identifier, identifier)))[0];
}

export const listLeagueSchools = (db: Queries, identifier: string) => selectSchools(db, eq(schools.league, identifier));
