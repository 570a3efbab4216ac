import { decodeProfile } from '../../src/features/session/model/token';
import { isRecord } from '../../src/shared/lib/is-record';
import { keyOf } from './judgeEntries';
import type { Run, Session } from './run';

type Key = string | number;

/** A name that no organization and no school has. */
const NOBODY = 'zzqx conformance zzqx';

const MAX_ACTIVITIES = 4;

const keysOf = (entries: readonly unknown[], field: string): Key[] =>
  entries.map((entry) => keyOf(entry, field)).filter((key) => key !== undefined);

const notePictures = (run: Run, entries: readonly unknown[], field: string): void => {
  for (const address of keysOf(entries, field)) run.pictures.add(String(address));
};

/** Tests the reads that need no session. Returns the Identifiers in the listing. */
export async function publicReads(run: Run): Promise<Key[]> {
  const listing = await run.ask('getListing');
  const identifiers = keysOf(listing, 'Identifier');
  const [name = 'news'] = keysOf(listing, 'OrganizationName').map(String);
  await run.ask('findByName', { name: /[\p{L}\p{N}]{3,}/u.exec(name)?.[0] ?? name });
  await run.ask('findByName', { name: NOBODY });
  for (const identifier of [identifiers[0], identifiers[Math.floor(identifiers.length / 2)]]) {
    if (identifier === undefined) continue;
    notePictures(run, await run.ask('getOrganization', { identifier }), 'Logo');
    await run.ask('getDirector', { identifier });
    await run.ask('getAssistants', { identifier });
  }
  await run.ask('getCounties');
  await run.ask('getStates');
  await run.ask('getOrganizationTypes');
  return identifiers;
}

/** Logs in; undefined if the login fails. */
export async function signIn(run: Run, credentials: { email: string; password: string }): Promise<Session | undefined> {
  const { raw } = await run.read('login', {}, credentials);
  const token = isRecord(raw) && typeof raw.token === 'string' ? raw.token : undefined;
  return token === undefined ? undefined : { token, identifier: decodeProfile(token)?.Identifier ?? '' };
}

export async function mediaReads(run: Run, { identifier }: Session): Promise<void> {
  const organization = await run.ask('getOrganization', { identifier });
  notePictures(run, organization, 'Logo');
  const [organizationId] = keysOf(organization, 'id');
  if (organizationId !== undefined) await run.ask('getOrganizationById', { organizationId });
  await run.ask('getDirector', { identifier });
  await run.ask('getAssistants', { identifier });
  notePictures(run, await run.ask('getStaff', { orgIdentifier: identifier }), 'Picture');
  await run.ask('getSiteNotifications', { orgIdentifier: identifier });
  for (const activity of (await activeFirst(run)).slice(0, MAX_ACTIVITIES)) await sitesOf(run, activity);
}

/** Lists the activities that the portal shows (those with ShowIcon), active ones first. */
export async function activeFirst(run: Run): Promise<readonly unknown[]> {
  const shown = await run.ask('getActivities');
  const isActive = (activity: unknown): boolean => keyOf(activity, 'Active') === 1;
  return [...shown.filter(isActive), ...shown.filter((activity) => !isActive(activity))];
}

export async function sitesOf(run: Run, activity: unknown): Promise<readonly unknown[]> {
  const [ActivityID, Name] = [keyOf(activity, 'ActivityID'), keyOf(activity, 'Name')];
  if (ActivityID === undefined || Name === undefined) return [];
  const [Year] = keysOf(await run.ask('getYear', { activityId: ActivityID }), 'Year');
  if (Year === undefined) return [];
  const [Type, Gender] = [keyOf(activity, 'Type') ?? 0, keyOf(activity, 'Gender') ?? 0];
  return run.ask('getStateTournamentSites', { ActivityID, Type, Gender, Name, Year });
}

export async function schoolReads(run: Run): Promise<void> {
  let schools: readonly unknown[] = [];
  // Tries these names until schools are found; one of them matches a school in any state.
  for (const name of ['High', 'School', 'a', 'e'])
    if (schools.length === 0) schools = await run.ask('searchSchoolsByName', { name });
  await run.ask('searchSchoolsByName', { name: NOBODY });
  const [city] = [...keysOf(schools, 'PhysicalCity'), ...keysOf(schools, 'MailingCity')];
  if (city !== undefined) {
    await run.ask('searchSchoolsByCity', { city });
    await run.ask('searchSchools', { name: keysOf(schools, 'SchoolName')[0] ?? 'High', city });
  }
  const [id] = keysOf(schools, 'Id');
  const [Identifier] = keysOf(schools, 'Identifier');
  const [USD] = keysOf(schools, 'USD');
  if (id !== undefined) await run.ask('getSchool', { id });
  if (id !== undefined) notePictures(run, await run.ask('getMascot', { id }), 'ImageLocation');
  if (Identifier !== undefined) await run.ask('getSchoolAdmins', { Identifier });
  if (Identifier !== undefined) await run.ask('getCoaches', { Identifier });
  if (USD !== undefined) await run.ask('getSuperintendent', { USD });
  const [league] = keysOf(await run.ask('getLeagues', { level: 'Senior' }), 'Identifier');
  await run.ask('getLeagues', { level: 'Junior' });
  if (league === undefined) return;
  await run.ask('getLeague', { id: league });
  await run.ask('getLeagueSchools', { Identifier: league });
}

export async function agreementReads(run: Run): Promise<void> {
  const ids = keysOf(await run.ask('getAgreementActivities'), 'ActivityID');
  const football = ids.find((id) => Number(id) === 1);
  if (football !== undefined) {
    const [year] = keysOf(await run.ask('getYear', { activityId: football }), 'Year');
    const [levelId] = keysOf(await run.ask('getPlayoffLevels', { activityId: football }), 'id');
    const [id] = keysOf(await run.ask('getClassifications', { activityId: football }), 'ClassID');
    if (year !== undefined && id !== undefined) await run.ask('getFootballSchools', { year, id });
    if (levelId !== undefined) await run.ask('getFootballDate', { levelId });
  }
  for (const activityId of ids.filter((id) => id !== football).slice(0, MAX_ACTIVITIES)) {
    const [levelId] = keysOf(await run.ask('getPlayoffLevels', { activityId }), 'id');
    const [classId] = keysOf(await run.ask('getClassifications', { activityId }), 'ClassID');
    if (classId === undefined || levelId === undefined) continue;
    const sites = await run.ask('getAgreementSites', { classId, activityId, levelId });
    const [tournamentId] = keysOf(sites, 'TournamentID');
    if (tournamentId === undefined) continue;
    await run.ask('getAssignmentSchools', { tournamentId });
    return;
  }
}
