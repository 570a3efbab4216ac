import type { Run, Session } from '../run';
import { firstWith, keyOf, recordsOf } from '../values';

const MAX_ACTIVITIES = 4;

const isShown = (activity: Record<string, unknown>): boolean =>
  Number(activity.ShowIcon) === 1 || activity.ShowIcon === true;
const isActive = (activity: Record<string, unknown>): boolean =>
  Number(activity.Active) === 1 || activity.Active === true;

export async function mediaReads(run: Run, { identifier }: Session): Promise<void> {
  const organization = await run.ask('getOrganization', { identifier });
  run.pictures.add(String(keyOf(organization, 'Logo') ?? ''));
  const organizationId = keyOf(organization, 'id');
  if (organizationId !== undefined) await run.ask('getOrganizationById', { organizationId });
  await run.ask('getDirector', { identifier });
  await run.ask('getAssistants', { identifier });
  const staff = recordsOf(await run.ask('getStaff', { orgIdentifier: identifier }));
  for (const person of staff) run.pictures.add(String(keyOf(person, 'Picture') ?? ''));
  await run.ask('getSiteNotifications', { orgIdentifier: identifier });
  await activities(run);
}

async function activities(run: Run): Promise<void> {
  const shown = recordsOf(await run.ask('getActivities')).filter(isShown);
  const asked = [...shown.filter(isActive), ...shown.filter((activity) => !isActive(activity))].slice(
    0,
    MAX_ACTIVITIES,
  );
  for (const activity of asked) {
    const activityId = keyOf(activity, 'ActivityID');
    const Name = keyOf(activity, 'Name');
    if (activityId === undefined || Name === undefined) continue;
    const Year = keyOf(await run.ask('getYear', { activityId }), 'Year');
    const Type = keyOf(activity, 'Type');
    if (Year === undefined || Type === undefined) continue;
    const Gender = Number(activity.Gender) || 0;
    await run.ask('getStateTournamentSites', { ActivityID: activityId, Type, Gender, Name, Year });
  }
}

export async function agreementReads(run: Run): Promise<void> {
  const activities = recordsOf(await run.ask('getAgreementActivities'));
  const ids = activities.map((activity) => keyOf(activity, 'ActivityID')).filter((id) => id !== undefined);
  const football = ids.find((id) => Number(id) === 1);
  const others = ids.filter((id) => id !== football);
  if (football !== undefined) await footballReads(run, football);
  for (const activityId of others.slice(0, MAX_ACTIVITIES)) {
    if (await eventReads(run, activityId)) return;
  }
}

async function footballReads(run: Run, activityId: string | number): Promise<void> {
  const year = keyOf(await run.ask('getYear', { activityId }), 'Year');
  const levels = recordsOf(await run.ask('getPlayoffLevels', { activityId }));
  const classes = recordsOf(await run.ask('getClassifications', { activityId }));
  const id = firstWith(classes, 'FBID') ?? firstWith(classes, 'ClassID');
  const levelId = firstWith(levels, 'id');
  if (year !== undefined && id !== undefined) await run.ask('getFootballSchools', { year, id });
  if (levelId !== undefined) await run.ask('getFootballDate', { levelId });
}

/** Returns whether a site with schools was found. */
async function eventReads(run: Run, activityId: string | number): Promise<boolean> {
  const levels = recordsOf(await run.ask('getPlayoffLevels', { activityId }));
  const classes = recordsOf(await run.ask('getClassifications', { activityId }));
  const classId = firstWith(classes, 'ClassID');
  const levelId = firstWith(levels, 'id');
  if (classId === undefined || levelId === undefined) return false;
  const sites = recordsOf(await run.ask('getAgreementSites', { classId, activityId, levelId }));
  const tournamentId = firstWith(sites, 'TournamentID');
  if (tournamentId === undefined) return false;
  await run.ask('getAssignmentSchools', { tournamentId });
  return true;
}
