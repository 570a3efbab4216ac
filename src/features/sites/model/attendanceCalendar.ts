import { addDays } from '@/shared/lib/calendar-dates/calendarDate';
import { toIsoDate } from '@/shared/lib/calendar-dates/showDate';
import { toIcs, type CalendarEntry } from '@/shared/lib/ics';
import { loadChunk } from '@/shared/lib/load-chunk';
import { DEADLINE_DAYS } from './deadline';
import { eventTitle, type BoardRow } from './seasonBoard';
import { siteDates, siteName } from './siteTexts';

function eventEntry(row: BoardRow, identifier: string): CalendarEntry[] {
  const { site, people } = row;
  const dates = siteDates(site);
  if (dates === undefined) return [];
  return [
    {
      id: `attendance-${identifier}-${String(site.ID)}`,
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
    // The 72 hours start on the third day before, so the day before that is the last full one.
    const start = addDays(dates.start, -DEADLINE_DAYS - 1);
    const id = `site-deadline-${identifier}-${String(activityId)}-${toIsoDate(start)}`;
    const description = 'Site selections must be made 72 hours before the event.';
    entries.set(id, { id, title: `Last day to choose sites: ${activity}`, start, description });
  }
  return [...entries.values()];
}

/** Attendance and deadlines as calendar entries (ATT-10), without undated sites. */
export function attendanceCalendar(rows: readonly BoardRow[], identifier: string): CalendarEntry[] {
  return [...rows.flatMap((row) => eventEntry(row, identifier)), ...deadlineEntries(rows, identifier)];
}

/** Downloads the attended sites and their deadlines (ATT-10); a later file updates an earlier one (ATT-23). */
export async function downloadSitesCalendar(
  rows: readonly BoardRow[],
  identifier: string,
  name = 'State sites',
  file = 'state-sites.ics',
): Promise<void> {
  const { downloadText } = await loadChunk(() => import(/* webpackChunkName: "csv" */ '@/shared/lib/text-files'));
  const entries = attendanceCalendar(rows, identifier);
  downloadText(file, toIcs({ name, entries, now: new Date(), isUpdate: true }), 'text/calendar');
}
