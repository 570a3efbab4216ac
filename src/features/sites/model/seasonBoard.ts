import { compareCalendarDates, addDays, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { toIsoDate } from '@/shared/lib/calendar-dates/showDate';
import { toIcs, type CalendarEntry } from '@/shared/lib/ics';
import { tableOf, type CsvTable } from '@/shared/lib/csv-table';
import { downloadText } from '@/shared/lib/download-text';
import { fileName } from '@/shared/lib/file-name';
import { compareNames } from '@/shared/lib/text';
import type { Activity, TournamentSite } from '../api/sitesDto';
import { siteMessages } from '../config/messages';
import { activityName, isOpenForSelection } from './activities';
import { peopleAt, type Attendance, type Attendee } from './attendance';
import { findClashes, type Clash } from './clashes';
import { DEADLINE_DAYS } from './deadline';
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

/** Who attends which site across all activities, with clashes (ATT-11). */
export function seasonBoard({ activities, sites, attendance, people, today }: BoardSource): {
  rows: BoardRow[];
  clashes: Clash[];
} {
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

export function boardTable(rows: readonly BoardRow[]): CsvTable {
  const attended = rows.flatMap(({ people, ...row }) => people.map(({ name }) => ({ ...row, name })));
  return tableOf(attended, {
    Dates: ({ site }) => shortSiteDates(site),
    Activity: ({ activity }) => activity,
    Class: ({ site }) => site.Class,
    Site: ({ site }) => siteName(site),
    'Staff member': ({ name }) => name,
  });
}

function eventEntry(row: BoardRow, identifier: string): CalendarEntry[] {
  const { site, people } = row;
  const dates = siteDates(site);
  if (dates === undefined) return [];
  return [
    {
      id: `attendance-${identifier}-${site.ID}`,
      title: eventTitle(row),
      ...dates,
      location: siteName(site),
      description: `Attending: ${people.map(({ name }) => name).join(', ')}`,
    },
  ];
}

function deadlineEntries(rows: readonly BoardRow[], identifier: string): CalendarEntry[] {
  const entries = new Map<string, CalendarEntry>();
  for (const { activity, activityId, site } of rows) {
    const dates = siteDates(site);
    if (dates === undefined) continue;
    // The 72 hours start at midnight three days before the event, so the last full day to choose is the day before that.
    const start = addDays(dates.start, -DEADLINE_DAYS - 1);
    const id = `site-deadline-${identifier}-${activityId}-${toIsoDate(start)}`;
    const title = `Last day to choose sites: ${activity}`;
    entries.set(id, { id, title, start, description: siteMessages.deadlineEntry });
  }
  return [...entries.values()];
}

/** Attendance and deadlines as calendar entries (ATT-10), without undated sites. */
export function attendanceCalendar(rows: readonly BoardRow[], identifier: string): CalendarEntry[] {
  return [...rows.flatMap((row) => eventEntry(row, identifier)), ...deadlineEntries(rows, identifier)];
}

/** Downloads the attended sites and their deadlines as a calendar (ATT-10). A later file updates an earlier one's entries (ATT-23). */
export function downloadSitesCalendar(rows: readonly BoardRow[], identifier: string, name = 'State sites'): void {
  const entries = attendanceCalendar(rows, identifier);
  downloadText(fileName(name, 'ics'), toIcs({ name, entries, now: new Date(), isUpdate: true }), 'text/calendar');
}
