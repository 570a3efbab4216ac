import type { components } from '@/shared/api/contract.gen';
import type { Queries } from '../db/openDatabase';
import {
  findYear,
  footballDate,
  footballId,
  listAgreementActivities,
  listAgreementSites,
  listAssignmentSchools,
  listClasses,
  listFootballSchools,
  listLevels,
} from '../db/queries/agreements';
import type { OrganizationKeys } from '../db/queries/organizations';
import { unprocessable } from '../http/Refusal';
import { requireOwnId } from './ownership';

/** `2026-03-11` → `3/11/2026`, as the agreement form sends it. */
function shortDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return [month, day, year].join('/');
}

const dayInMs = 24 * 60 * 60 * 1000;

function broadcastDates(start: string | null | undefined, end: string | null | undefined): string[] {
  if (!start) return [];
  const first = Date.parse(start.slice(0, 10));
  const last = end ? Date.parse(end.slice(0, 10)) : first;
  const count = Math.max(0, Math.round((last - first) / dayInMs)) + 1;
  return Array.from({ length: count }, (_, index) => shortDate(new Date(first + index * dayInMs).toISOString()));
}

const plainShortDate = (date: string): string => date.split('/').map(Number).join('/');

type Schemas = components['schemas'];
export type Submission = Schemas['AgreementSubmission'];

const tiers: Readonly<Record<Submission['type'], readonly number[]>> = {
  Television: [75, 100, 200, 500, 2000],
  'Internet Video': [0, 200],
  Audio: [0],
};

/** State, the only level at which football can be broadcast from the site's own location instead of a school. */
const neutralLevel = 1;

const notOffered = (field: string) => unprocessable(field, 'is not a valid choice');

function requireOffered<T>(
  field: string,
  offered: readonly T[],
  idOf: (item: T) => number,
  chosen: number | string,
): T {
  const found = offered.find((item) => idOf(item) === Number(chosen));
  if (found === undefined) throw notOffered(field);
  return found;
}

async function chosenSite(db: Queries, submission: Submission): Promise<Schemas['AgreementSite'] | undefined> {
  const { activity, level, site, siteDescription } = submission;
  if (site === undefined || site === null || site === '') {
    if (Number(activity) !== footballId) throw unprocessable('site', 'is required');
    return undefined;
  }
  const choice = { activityId: Number(activity), classId: Number(submission.class), levelId: Number(level) };
  const found = (await listAgreementSites(db, choice)).find(({ TournamentID }) => TournamentID === Number(site));
  if (found === undefined) throw notOffered('site');
  if (siteDescription !== undefined && Number(siteDescription.id) !== found.TournamentID) {
    throw unprocessable('siteDescription', 'does not match the site');
  }
  return found;
}

async function offeredSchools(db: Queries, submission: Submission, site: Schemas['AgreementSite'] | undefined) {
  if (Number(submission.activity) !== footballId) {
    return site === undefined ? [] : listAssignmentSchools(db, site.TournamentID);
  }
  const year = await findYear(db, footballId);
  return year === undefined ? [] : listFootballSchools(db, year.Year, Number(submission.class));
}

async function offeredDates(db: Queries, submission: Submission, site: Schemas['AgreementSite'] | undefined) {
  if (Number(submission.activity) !== footballId) return broadcastDates(site?.StartDate, site?.EndDate);
  return broadcastDates(await footballDate(db, Number(submission.level)), undefined);
}

function hostOf(
  submission: Submission,
  schools: readonly Schemas['AssignmentSchool'][],
  site: Schemas['AgreementSite'] | undefined,
): string | null {
  const { activity, level, eventsite } = submission;
  if (eventsite === 'site') {
    const isAllowed = Number(activity) !== footballId || Number(level) === neutralLevel;
    if (site === undefined || !isAllowed) throw notOffered('eventsite');
    return site.ManagerEmail ?? null;
  }
  const ofChosen = schools.filter(({ SchoolID }) => submission.schools.map(Number).includes(SchoolID));
  return requireOffered('eventsite', ofChosen, schoolId, eventsite).ADEmail ?? null;
}

export interface CheckedSubmission {
  /** In canonical form, with descriptions from the lookups, so that the same agreement is recognized however it is sent. */
  submission: Submission;
  host: string | null;
}

const yesOrNo = (answer: Submission['landline']) => (Number(answer) === 1 ? '1' : '0');

const schoolId = ({ SchoolID }: Schemas['AssignmentSchool']) => SchoolID;

export async function checkSubmission(
  db: Queries,
  own: OrganizationKeys,
  submission: Submission,
): Promise<CheckedSubmission> {
  requireOwnId(own, submission.orgID);
  if (!tiers[submission.type].includes(Number(submission.tier))) throw notOffered('tier');
  const activities = await listAgreementActivities(db);
  const activity = requireOffered('activity', activities, ({ ActivityID }) => ActivityID, submission.activity);
  const levels = await listLevels(db, activity.ActivityID);
  const level = requireOffered('level', levels, ({ id }) => id, submission.level);
  const classes = await listClasses(db, activity.ActivityID);
  const chosenClass = requireOffered('class', classes, ({ ClassID }) => ClassID, submission.class);
  const site = await chosenSite(db, submission);
  const days = await offeredDates(db, submission, site);
  const sentDays = submission.dates.map(plainShortDate);
  if (!sentDays.every((day) => days.includes(day))) throw notOffered('dates');
  const schools = await offeredSchools(db, submission, site);
  const chosenSchools = [...new Set(submission.schools.map((id) => requireOffered('schools', schools, schoolId, id)))];
  // Requires schools, except for an event at the site's own location that has no schools assigned yet.
  if (chosenSchools.length === 0 && (schools.length > 0 || submission.eventsite !== 'site')) {
    throw unprocessable('schools', 'are required');
  }
  const host = hostOf(submission, schools, site);
  if ((submission.hostEmail ?? '') !== (host ?? '')) throw unprocessable('hostEmail', "is not the host's");
  const { type, name, billingEmail, email, station, stream, landline, cellphone, eventsite } = submission;
  return {
    host,
    submission: {
      type,
      organization: submission.organization,
      orgID: own.id,
      name,
      email,
      billingEmail,
      station: station ?? '',
      tier: Number(submission.tier),
      activity: activity.ActivityID,
      activityDescription: activity.Description,
      level: level.id,
      levelDescription: level.PlayoffLevel,
      class: chosenClass.ClassID,
      classDescription: chosenClass.ClassDescription,
      dates: days.filter((day) => sentDays.includes(day)),
      schools: chosenSchools.map(schoolId),
      schoolDescription: chosenSchools.map(({ SchoolName }) => SchoolName),
      eventsite: eventsite === 'site' ? eventsite : Number(eventsite),
      hostEmail: host ?? '',
      ...(site === undefined
        ? {}
        : { site: site.TournamentID, siteDescription: { id: site.TournamentID, description: site.SiteName ?? '' } }),
      ...(type === 'Internet Video' ? { stream } : {}),
      ...(type === 'Audio' ? { landline: yesOrNo(landline), cellphone: yesOrNo(cellphone) } : {}),
    },
  };
}
