import type { RequestHandler } from 'msw';
import type { Queries } from '../db/openDatabase';
import {
  findDistrict,
  findLeague,
  findMascot,
  findSchool,
  listAdmins,
  listCoaches,
  listLeagues,
  listLeagueSchools,
  schoolIdOf,
  searchSchools,
} from '../db/queries/schools';
import type { Calls } from './calls';
import { notFound } from '../http/Refusal';

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw notFound(what);
  return value;
}

const requireSchool = async (db: Queries, identifier: string) => found(await schoolIdOf(db, identifier), 'school');

export const schoolHandlers = ({ mediaCall }: Calls): RequestHandler[] => [
  mediaCall('searchSchoolsByName', ({ context, params }) => searchSchools(context.db, params.name)),
  mediaCall('searchSchoolsByCity', ({ context, params }) => searchSchools(context.db, undefined, params.city)),
  mediaCall('searchSchools', ({ context, params }) => searchSchools(context.db, params.name, params.city)),
  mediaCall('getSchool', async ({ context: { db }, params }) =>
    found(await findSchool(db, Number(params.id)), 'school'),
  ),
  mediaCall('getMascot', async ({ context: { db }, params }) => {
    const { Id } = found(await findSchool(db, Number(params.id)), 'school');
    return (await findMascot(db, Id)) ?? null;
  }),
  mediaCall('getSchoolAdmins', async ({ context: { db }, params }) =>
    listAdmins(db, await requireSchool(db, params.Identifier)),
  ),
  mediaCall('getCoaches', async ({ context: { db }, params }) =>
    listCoaches(db, await requireSchool(db, params.Identifier)),
  ),
  mediaCall('getSuperintendent', async ({ context, params }) =>
    found(await findDistrict(context.db, params.USD), 'district'),
  ),
  mediaCall('getLeagues', ({ context, params }) => listLeagues(context.db, params.level)),
  mediaCall('getLeague', async ({ context, params }) => found(await findLeague(context.db, params.id), 'league')),
  mediaCall('getLeagueSchools', async ({ context: { db }, params }) => {
    const { Identifier } = found(await findLeague(db, params.Identifier), 'league');
    return listLeagueSchools(db, Identifier);
  }),
];
