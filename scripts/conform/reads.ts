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

const firstKey = (entries: readonly unknown[], field: string): Key | undefined => keysOf(entries, field)[0];

const notePictures = (run: Run, entries: readonly unknown[], field: string): void => {
  for (const address of keysOf(entries, field)) run.pictures.add(String(address));
};

/** Tests the reads that need no session. Returns the Identifiers in the listing. */
export async function publicReads(run: Run): Promise<Key[]> {
  const listing = await run.ask('getListing');
  const identifiers = keysOf(listing, 'Identifier');
  const name = String(firstKey(listing, 'OrganizationName') ?? 'news');
  await run.ask('findByName', { name: /[\p{L}\p{N}]{3,}/u.exec(name)?.[0] ?? name });
  await run.ask('findByName', { name: NOBODY });
  for (const identifier of [identifiers[0], identifiers[Math.floor(identifiers.length / 2)]]) {
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
  await run.ask('getOrganizationById', { organizationId: firstKey(organization, 'id') });
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
  const Year = firstKey(await run.ask('getYear', { activityId: ActivityID }), 'Year');
  const [Type, Gender] = [keyOf(activity, 'Type') ?? 0, keyOf(activity, 'Gender') ?? 0];
  return run.ask('getStateTournamentSites', { ActivityID, Type, Gender, Name, Year });
}

export async function schoolReads(run: Run): Promise<void> {
  let schools: readonly unknown[] = [];
  // Tries these names until schools are found; one of them matches a school in any state.
  for (const name of ['High', 'School', 'a', 'e'])
    if (schools.length === 0) schools = await run.ask('searchSchoolsByName', { name });
  await run.ask('searchSchoolsByName', { name: NOBODY });
  const city = firstKey(schools, 'PhysicalCity') ?? firstKey(schools, 'MailingCity');
  await run.ask('searchSchoolsByCity', { city });
  await run.ask('searchSchools', { name: firstKey(schools, 'SchoolName') ?? 'High', city });
  const [id, Identifier] = [firstKey(schools, 'Id'), firstKey(schools, 'Identifier')];
  await run.ask('getSchool', { id });
  notePictures(run, await run.ask('getMascot', { id }), 'ImageLocation');
  await run.ask('getSchoolAdmins', { Identifier });
  await run.ask('getCoaches', { Identifier });
  await run.ask('getSuperintendent', { USD: firstKey(schools, 'USD') });
  const league = firstKey(await run.ask('getLeagues', { level: 'Senior' }), 'Identifier');
  await run.ask('getLeagues', { level: 'Junior' });
  await run.ask('getLeague', { id: league });
  await run.ask('getLeagueSchools', { Identifier: league });
}

export async function agreementReads(run: Run): Promise<void> {
  const ids = keysOf(await run.ask('getAgreementActivities'), 'ActivityID');
  const football = ids.find((id) => Number(id) === 1);
  const year = firstKey(await run.ask('getYear', { activityId: football }), 'Year');
  const level = firstKey(await run.ask('getPlayoffLevels', { activityId: football }), 'id');
  const id = firstKey(await run.ask('getClassifications', { activityId: football }), 'ClassID');
  await run.ask('getFootballSchools', { year, id });
  await run.ask('getFootballDate', { levelId: level });
  for (const activityId of ids.filter((one) => one !== football).slice(0, MAX_ACTIVITIES)) {
    const levelId = firstKey(await run.ask('getPlayoffLevels', { activityId }), 'id');
    const classId = firstKey(await run.ask('getClassifications', { activityId }), 'ClassID');
    const sites = await run.ask('getAgreementSites', { classId, activityId, levelId });
    const tournamentId = firstKey(sites, 'TournamentID');
    await run.ask('getAssignmentSchools', { tournamentId });
    if (tournamentId !== undefined) return;
  }
}
