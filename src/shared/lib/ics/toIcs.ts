import { addDays, compareCalendarDates, toIsoDate } from '@/shared/lib/calendar-dates';
import type { CalendarDate } from '@/shared/lib/calendar-dates';
import type { CalendarEntry } from './calendarEntry';
import { escapeText, foldLine } from './contentLine';

interface CalendarFile {
  /** What calendars show as the name of the whole. */
  name: string;
  entries: readonly CalendarEntry[];
  /** When the file is made. */
  now: Date;
}

const basic = (date: CalendarDate): string => toIsoDate(date).replaceAll('-', '');

const stampOf = (now: Date): string => `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const property = (name: string, text: string | undefined): string[] =>
  text === undefined || text.trim() === '' ? [] : [`${name}:${escapeText(text.trim())}`];

function eventLines({ id, title, start, end, location, description }: CalendarEntry, stamp: string): string[] {
  const last = end !== undefined && compareCalendarDates(end, start) > 0 ? end : start;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@media-portal`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(start)}`,
    // The end of whole days is the day after the last one (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${basic(addDays(last, 1))}`,
    ...property('SUMMARY', title),
    ...property('LOCATION', location),
    ...property('DESCRIPTION', description),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A calendar file (RFC 5545) of whole-day entries. At least one is needed: an empty calendar is not valid. */
export function toIcs({ name, entries, now }: CalendarFile): string {
  const stamp = stampOf(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Media Portal//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...property('X-WR-CALNAME', name),
    ...entries.flatMap((entry) => eventLines(entry, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
