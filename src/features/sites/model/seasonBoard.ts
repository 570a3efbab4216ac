import { compareCalendarDates, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { compareNames } from '@/shared/lib/text';
import type { Activity, TournamentSite } from '../api/sitesDto';
import { activityName, isOpenForSelection } from './activities';
import { peopleAt, type Attendance, type Attendee } from './attendance';
import { findClashes, type Clash } from './clashes';
import { shortSiteDates, siteDates, siteName } from './siteTexts';

export interface BoardRow {
  activity: string;
  activityId: number;
  isOpen: boolean;
  site: TournamentSite;
  people: Attendee[];
}

/** The activity with the site's class, for example "Volleyball 6A". */
export const eventTitle = ({ activity, site }: Pick<BoardRow, 'activity' | 'site'>): string =>
  [activity, site.Class].filter(Boolean).join(' ');

export interface SeasonBoard {
  rows: BoardRow[];
  clashes: Clash[];
}

interface BoardSource {
  activities: readonly Activity[];
  sites: readonly { activityId: number; sites: readonly TournamentSite[] }[];
  attendance: Attendance;
  people: readonly Attendee[];
  today: CalendarDate;
}

/** Undated sites come last. */
function compareRows(a: BoardRow, b: BoardRow): number {
  const [first, second] = [siteDates(a.site)?.start, siteDates(b.site)?.start];
  const byDate =
    first === undefined || second === undefined
      ? Number(first === undefined) - Number(second === undefined)
      : compareCalendarDates(first, second);
  return byDate || compareNames(a.activity, b.activity) || a.site.ID - b.site.ID;
}

/** Who is where across all activities (ATT-11). */
export function seasonBoard({ activities, sites, attendance, people, today }: BoardSource): SeasonBoard {
  const known = new Map(
    activities.map((activity) => [
      activity.ActivityID,
      { activity: activityName(activity, activities), isOpen: isOpenForSelection(activity) },
    ]),
  );
  const rows = sites
    .flatMap(({ activityId, sites: own }) =>
      own.map((site) => ({
        ...(known.get(activityId) ?? { activity: '', isOpen: false }),
        activityId,
        site,
        people: peopleAt(site, attendance, people),
      })),
    )
    .filter((row) => row.people.length > 0)
    .sort(compareRows);
  const attended = rows.flatMap(({ site, people: there }) => there.map(({ id }) => ({ personId: id, site })));
  return { rows, clashes: findClashes(attended, today, people) };
}

export function boardTable(rows: readonly BoardRow[]): { columns: string[]; rows: string[][] } {
  return {
    columns: ['Dates', 'Activity', 'Class', 'Site', 'Staff member'],
    rows: rows.flatMap(({ activity, site, people }) =>
      people.map(({ name }) => [shortSiteDates(site), activity, site.Class, siteName(site), name]),
    ),
  };
}
