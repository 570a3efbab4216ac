import { and, asc, eq, sql } from 'drizzle-orm';
import type { RequestHandler } from 'msw';
import type { components } from '@/shared/api/contract.gen';
import { findYear } from '../db/queries/agreements';
import { activities, siteNotifications, stateTournamentSites as sites } from '../db/schema';
import { requireOwnChoices, requireOwnIdentifier } from '../domain/ownership';
import { notFound, unprocessable } from '../http/Refusal';
import type { Calls, MediaCall } from './calls';

const activityFields = {
  ActivityID: activities.activityId,
  Name: activities.name,
  Season: activities.season,
  Active: activities.active,
  ShowIcon: activities.showIcon,
  Type: activities.type,
  Gender: sql<0 | 1 | 2>`${activities.gender}`,
};

type Choice = components['schemas']['SiteAttendanceChoice'];

async function saveSiteNotifications({ context, own, body }: MediaCall<'saveSiteNotifications'>) {
  await requireOwnChoices(context.db, own, body);
  const known = new Set((await context.db.select({ id: sites.id }).from(sites)).map(({ id }) => id));
  const rowOf = ({ event, staff, attending }: Choice) => {
    if (!known.has(Number(event))) throw unprocessable('event', `${String(event)} is not a site`);
    return [Number(event), Number(staff), Number(attending)];
  };
  // Saves all rows with one statement and one JSON parameter: a regular insert of a thousand rows would block the server for seconds.
  await context.db.run(sql`
    INSERT INTO ${siteNotifications} (site_id, person_id, organization_id, attending)
    SELECT value->>0, value->>1, ${own.id}, value->>2 FROM json_each(${JSON.stringify(body.map(rowOf))}) WHERE true
    ON CONFLICT (site_id, person_id) DO UPDATE SET attending = excluded.attending`);
  return 'success' as const;
}

export const siteHandlers = ({ mediaCall }: Calls): RequestHandler[] => [
  mediaCall('getActivities', ({ context: { db } }) =>
    db.select(activityFields).from(activities).orderBy(asc(activities.name), asc(activities.activityId)),
  ),
  mediaCall('getYear', async ({ context, params }) => {
    const year = await findYear(context.db, Number(params.activityId));
    if (year === undefined) throw notFound('activity');
    return year;
  }),
  mediaCall('getStateTournamentSites', ({ context: { db }, params }) => {
    const { ActivityID, Type, Gender, Name, Year } = params;
    return db
      .select({ ID: sites.id, Site: sites.site, Class: sites.class, GameDate: sites.gameDate, EndDate: sites.endDate })
      .from(sites)
      .innerJoin(activities, eq(activities.activityId, sites.activityId))
      .where(
        and(
          eq(sites.activityId, Number(ActivityID)),
          eq(sites.year, Number(Year)),
          // Finds no site if the path's type, gender, or name is not the activity's.
          eq(activities.type, Type),
          eq(activities.gender, Number(Gender)),
          eq(activities.name, Name),
        ),
      )
      .orderBy(asc(sites.gameDate), asc(sites.class), asc(sites.id));
  }),
  mediaCall('getSiteNotifications', ({ context: { db }, own, params }) => {
    requireOwnIdentifier(own, params.orgIdentifier);
    const { siteId, personId, organizationId, attending } = siteNotifications;
    return db
      .select({ Sites: siteId, PersonID: personId, Attending: sql<0 | 1>`${attending}` })
      .from(siteNotifications)
      .where(eq(organizationId, own.id))
      .orderBy(asc(siteId), asc(personId));
  }),
  mediaCall('saveSiteNotifications', saveSiteNotifications),
];
