import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { RequestHandler } from 'msw';
import type { components } from '@/shared/api/contract.gen';
import type { Queries } from '../db/openDatabase';
import { contains, jsonList } from '../db/queries/sql';
import { coaches, districts, leagues, mascots, schoolAdmins, schools } from '../db/schema';
import type { Calls } from './calls';
import { notFound } from '../http/Refusal';

type School = components['schemas']['School'];

const schoolFields = {
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

const districtFields = {
  USD: districts.usd,
  Superintendent: districts.superintendent,
  MailingPrimaryAddress: districts.mailingPrimaryAddress,
  MailingCity: districts.mailingCity,
  MailingZip: districts.mailingZip,
  DistrictPhone: districts.districtPhone,
  Email: districts.email,
};

async function selectSchools(db: Queries, condition: SQL | undefined): Promise<School[]> {
  const [found] = await db
    .select({ list: jsonList<School>(schoolFields, [asc(schools.schoolName), asc(schools.id)]) })
    .from(schools)
    .leftJoin(leagues, eq(leagues.identifier, schools.league))
    .where(condition);
  return found?.list ?? [];
}

function searchSchools(db: Queries, name?: string, city?: string): Promise<School[]> {
  const inCity = city === undefined ? undefined : contains(schools.physicalCity, city);
  const mailedIn = city === undefined ? undefined : contains(schools.mailingCity, city);
  const named = name === undefined ? undefined : contains(schools.schoolName, name);
  return selectSchools(db, and(named, or(inCity, mailedIn)));
}

function first<T>([row]: readonly T[], what: string): T {
  if (row === undefined) throw notFound(what);
  return row;
}

const findSchool = async (db: Queries, id: string) =>
  first(await selectSchools(db, eq(schools.id, Number(id))), 'school');

const schoolIdOf = async (db: Queries, identifier: string): Promise<number> =>
  first(await db.select({ id: schools.id }).from(schools).where(eq(schools.identifier, identifier)), 'school').id;

const findLeague = async (db: Queries, identifier: string) =>
  first(await db.select(leagueFields).from(leagues).where(eq(leagues.identifier, identifier)), 'league');

export const schoolHandlers = ({ mediaCall }: Calls): RequestHandler[] => [
  mediaCall('searchSchoolsByName', ({ context, params }) => searchSchools(context.db, params.name)),
  mediaCall('searchSchoolsByCity', ({ context, params }) => searchSchools(context.db, undefined, params.city)),
  mediaCall('searchSchools', ({ context, params }) => searchSchools(context.db, params.name, params.city)),
  mediaCall('getSchool', ({ context, params }) => findSchool(context.db, params.id)),
  mediaCall('getMascot', async ({ context: { db }, params }) => {
    const { Id } = await findSchool(db, params.id);
    const fields = { ImageLocation: mascots.imageLocation };
    return (await db.select(fields).from(mascots).where(eq(mascots.schoolId, Id)))[0] ?? null;
  }),
  mediaCall('getSchoolAdmins', async ({ context: { db }, params }) => {
    const { id, position, firstName, lastName } = schoolAdmins;
    return db
      .select({ Id: id, Position: position, FirstName: firstName, LastName: lastName })
      .from(schoolAdmins)
      .where(eq(schoolAdmins.schoolId, await schoolIdOf(db, params.Identifier)))
      .orderBy(asc(id));
  }),
  mediaCall('getCoaches', async ({ context: { db }, params }) => {
    const { record, actDescription, firstName, lastName, email } = coaches;
    return db
      .select({
        Record: record,
        ActDescription: actDescription,
        FirstName: firstName,
        LastName: lastName,
        Email: email,
      })
      .from(coaches)
      .where(eq(coaches.schoolId, await schoolIdOf(db, params.Identifier)))
      .orderBy(asc(actDescription), asc(record));
  }),
  mediaCall('getSuperintendent', async ({ context: { db }, params }) =>
    first(await db.select(districtFields).from(districts).where(eq(districts.usd, params.USD)), 'district'),
  ),
  mediaCall('getLeagues', ({ context: { db }, params }) =>
    db.select(leagueFields).from(leagues).where(eq(leagues.level, params.level)).orderBy(asc(leagues.leagueName)),
  ),
  mediaCall('getLeague', ({ context, params }) => findLeague(context.db, params.id)),
  mediaCall('getLeagueSchools', async ({ context: { db }, params }) => {
    const { Identifier } = await findLeague(db, params.Identifier);
    return selectSchools(db, eq(schools.league, Identifier));
  }),
];
