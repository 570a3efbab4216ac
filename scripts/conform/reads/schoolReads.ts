import type { Run } from '../run';
import { firstWith, keyOf, recordsOf } from '../values';
import { NOBODY } from './publicReads';

/** One of these matches a school in any state. */
const LIKELY = ['High', 'School', 'a', 'e'];

async function someSchools(run: Run): Promise<Record<string, unknown>[]> {
  for (const name of LIKELY) {
    const found = recordsOf(await run.ask('searchSchoolsByName', { name }));
    if (found.length > 0) return found;
  }
  return [];
}

export async function schoolReads(run: Run): Promise<void> {
  const schools = await someSchools(run);
  await run.ask('searchSchoolsByName', { name: NOBODY });
  const city = firstWith(schools, 'PhysicalCity') ?? firstWith(schools, 'MailingCity');
  const named = schools.find((school) => [school.PhysicalCity, school.MailingCity].includes(city));
  if (city !== undefined) {
    await run.ask('searchSchoolsByCity', { city });
    await run.ask('searchSchools', { name: String(keyOf(named, 'SchoolName') ?? LIKELY[0]), city });
  }
  const id = firstWith(schools, 'Id');
  if (id !== undefined) {
    await run.ask('getSchool', { id });
    run.pictures.add(String(keyOf(await run.ask('getMascot', { id }), 'ImageLocation') ?? ''));
  }
  const Identifier = firstWith(schools, 'Identifier');
  if (Identifier !== undefined) {
    await run.ask('getSchoolAdmins', { Identifier });
    await run.ask('getCoaches', { Identifier });
  }
  const USD = firstWith(schools, 'USD');
  if (USD !== undefined) await run.ask('getSuperintendent', { USD });
  const leagues = recordsOf(await run.ask('getLeagues', { level: 'Senior' }));
  await run.ask('getLeagues', { level: 'Junior' });
  const league = firstWith(leagues, 'Identifier');
  if (league === undefined) return;
  await run.ask('getLeague', { id: league });
  await run.ask('getLeagueSchools', { Identifier: league });
}
