import { sql } from 'drizzle-orm';
import type { RequestHandler } from 'msw';
import type { components } from '@/shared/api/contract.gen';
import { findYear, listActivities, listNotifications, listTournamentSites } from '../db/queries/sites';
import { siteNotifications, stateTournamentSites } from '../db/schema';
import { requireOwnChoices, requireOwnIdentifier } from '../domain/ownership';
import { notFound, unprocessable } from '../http/Refusal';
import type { Calls, MediaCall } from './calls';

type Choice = components['schemas']['SiteAttendanceChoice'];

async function saveSiteNotifications({ context, own, body }: MediaCall<'saveSiteNotifications'>) {
  await requireOwnChoices(context.db, own, body);
  const known = await context.db.select({ id: stateTournamentSites.id }).from(stateTournamentSites);
  const sites = new Set(known.map(({ id }) => id));
  const rowOf = ({ event, staff, attending }: Choice) => {
    if (!sites.has(Number(event))) throw unprocessable('event', `${String(event)} is not a site`);
    return [Number(event), Number(staff), Number(attending)];
  };
  // Saves all rows with one statement and one JSON parameter: a regular insert of a thousand rows blocked the server for seconds.
  await context.db.run(sql`
    INSERT INTO ${siteNotifications} (site_id, person_id, organization_id, attending)
    SELECT value->>0, value->>1, ${own.id}, value->>2 FROM json_each(${JSON.stringify(body.map(rowOf))}) WHERE true
    ON CONFLICT (site_id, person_id) DO UPDATE SET attending = excluded.attending`);
  return 'success' as const;
}

export const siteHandlers = ({ mediaCall }: Calls): RequestHandler[] => [
  mediaCall('getActivities', ({ context }) => listActivities(context.db)),
  mediaCall('getYear', async ({ context, params }) => {
    const year = await findYear(context.db, Number(params.activityId));
    if (year === undefined) throw notFound('activity');
    return year;
  }),
  mediaCall('getStateTournamentSites', ({ context, params }) => {
    const { ActivityID, Type, Gender, Name, Year } = params;
    return listTournamentSites(context.db, {
      activityId: Number(ActivityID),
      type: Type,
      gender: Number(Gender),
      name: Name,
      year: Number(Year),
    });
  }),
  mediaCall('getSiteNotifications', ({ context, own, params }) => {
    requireOwnIdentifier(own, params.orgIdentifier);
    return listNotifications(context.db, own.id);
  }),
  mediaCall('saveSiteNotifications', saveSiteNotifications),
];
