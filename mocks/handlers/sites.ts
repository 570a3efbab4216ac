import { sql } from 'drizzle-orm';
import type { RequestHandler } from 'msw';
import type { components } from '@/shared/api/contract.gen';
import { findYear, listActivities, listNotifications, listTournamentSites } from '../db/queries/sites';
import { siteNotifications, stateTournamentSites } from '../db/schema';
import { requireOwnChoices, requireOwnIdentifier } from '../domain/ownership';
import { notFound, unprocessable } from '../http/Refusal';
import type { Calls, MediaCall } from './calls';

/** SQLite limits the parameters of a statement. */
function inChunks<T>(rows: readonly T[], size = 1000): T[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size));
}

type Choice = components['schemas']['SiteAttendanceChoice'];

async function saveSiteNotifications({ context, own, body }: MediaCall<'saveSiteNotifications'>) {
  await requireOwnChoices(context.db, own, body);
  const known = await context.db.select({ id: stateTournamentSites.id }).from(stateTournamentSites);
  const sites = new Set(known.map(({ id }) => id));
  const rowOf = ({ event, staff, attending }: Choice) => {
    if (!sites.has(Number(event))) throw unprocessable('event', `${String(event)} is not a site`);
    return {
      siteId: Number(event),
      personId: Number(staff),
      organizationId: own.id,
      attending: Number(attending),
    };
  };
  const rows = body.map(rowOf);
  const { siteId, personId } = siteNotifications;
  const set = { attending: sql`excluded.attending` };
  await context.db.transaction(async (tx) => {
    for (const chunk of inChunks(rows)) {
      await tx
        .insert(siteNotifications)
        .values(chunk)
        .onConflictDoUpdate({ target: [siteId, personId], set });
    }
  });
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
