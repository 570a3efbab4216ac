import { and, asc, eq, sql } from 'drizzle-orm';
import type { components } from '@/shared/api/contract.gen';
import type { Queries } from '../openDatabase';
import { activities, activityYears, siteNotifications, stateTournamentSites as sites } from '../schema';

type Schemas = components['schemas'];

export async function listActivities(db: Queries): Promise<Schemas['Activity'][]> {
  return db
    .select({
      ActivityID: activities.activityId,
      Name: activities.name,
      Season: activities.season,
      Active: activities.active,
      ShowIcon: activities.showIcon,
      Type: activities.type,
      Gender: sql<0 | 1 | 2>`${activities.gender}`,
    })
    .from(activities)
    .orderBy(asc(activities.name), asc(activities.activityId));
}

export async function findYear(db: Queries, activityId: number): Promise<Schemas['Year'] | undefined> {
  const { year } = activityYears;
  return (await db.select({ Year: year }).from(activityYears).where(eq(activityYears.activityId, activityId)))[0];
}

/** Which sites to list. Type, gender, and name must match the activity's, or no site is found. */
interface TournamentChoice {
  activityId: number;
  type: string;
  gender: number;
  name: string;
  year: number;
}

export async function listTournamentSites(
  db: Queries,
  { activityId, type, gender, name, year }: TournamentChoice,
): Promise<Schemas['StateTournamentSite'][]> {
  return db
    .select({ ID: sites.id, Site: sites.site, Class: sites.class, GameDate: sites.gameDate, EndDate: sites.endDate })
    .from(sites)
    .innerJoin(activities, eq(activities.activityId, sites.activityId))
    .where(
      and(
        eq(sites.activityId, activityId),
        eq(sites.year, year),
        eq(activities.type, type),
        eq(activities.gender, gender),
        eq(activities.name, name),
      ),
    )
    .orderBy(asc(sites.gameDate), asc(sites.class), asc(sites.id));
}

export async function listNotifications(db: Queries, organizationId: number): Promise<Schemas['SiteNotification'][]> {
  const { siteId, personId, attending } = siteNotifications;
  return db
    .select({ Sites: siteId, PersonID: personId, Attending: sql<0 | 1>`${attending}` })
    .from(siteNotifications)
    .where(eq(siteNotifications.organizationId, organizationId))
    .orderBy(asc(siteId), asc(personId));
}
