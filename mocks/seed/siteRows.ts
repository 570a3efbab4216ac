import type { Calendar } from './calendar';
import type { OrganizationRows } from './organizations/organizationRows';
import { createRandom } from './random';

type Owners = Pick<OrganizationRows, 'logins' | 'persons'>;

export function siteRows(owners: Owners, { activities, events }: Calendar) {
  const years = new Map(activities.map(({ id, year }) => [id, year]));
  const sites = events.map(({ activityId, className, ...rest }, index) => ({
    id: 3001 + index,
    activityId,
    year: years.get(activityId) ?? 0,
    class: className,
    ...rest,
  }));
  return {
    activities: activities.map(({ id, sport, year, sited, coached, broadcast, ...shown }) => ({
      activityId: id,
      ...shown,
      description: broadcast ? shown.name : null,
    })),
    activityYears: activities.map(({ id, year }) => ({ activityId: id, year })),
    stateTournamentSites: sites,
    siteNotifications: notificationRows(owners, sites),
  };
}

/** Attendance: each person of an organization with a login gets up to six sites and declines a few of them. */
function notificationRows({ logins, persons }: Owners, sites: readonly { id: number }[]) {
  const random = createRandom(3001);
  const signedIn = new Set(logins.map(({ organizationId }) => organizationId));
  return persons
    .filter(({ organizationId }) => signedIn.has(organizationId))
    .flatMap(({ id: personId = 0, organizationId }) =>
      random.sample(sites, random.between(0, 6)).map(({ id: siteId }) => ({
        siteId,
        personId,
        organizationId,
        attending: random.chance(0.8) ? 1 : 0,
      })),
    );
}
