import { addDays, compareCalendarDates, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { toIsoDate } from '@/shared/lib/calendar-dates/showDate';

export interface CalendarEntry {
  /** Must stay the same, so that a calendar treats a later file as an update. */
  id: string;
  title: string;
  start: CalendarDate;
  /** Inclusive. */
  end?: CalendarDate;
  location?: string;
  description?: string;
}

const LONGEST_OCTETS = 75;

const encoder = new TextEncoder();

function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex -- these are the characters that a text may not have
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

/** RFC 5545, 3.1: at most 75 octets per line, without splitting a character. */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LONGEST_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

interface CalendarFile {
  name: string;
  entries: readonly CalendarEntry[];
  now: Date;
  /** Makes the file supersede earlier ones with the same ids. Its SEQUENCE comes from the clock, so no counter has to be stored. */
  isUpdate?: boolean;
}

const basic = (date: CalendarDate): string => toIsoDate(date).replaceAll('-', '');

const stampOf = (now: Date): string => `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const property = (name: string, text: string | undefined): string[] =>
  text === undefined || text.trim() === '' ? [] : [`${name}:${escapeText(text.trim())}`];

/** The seconds since 2020, which fit into the 32 bits of an iCalendar integer. */
const sequenceOf = (now: Date): number => Math.max(0, Math.floor((now.getTime() - Date.UTC(2020, 0, 1)) / 1000));

function eventLines(
  { id, title, start, end, location, description }: CalendarEntry,
  stamp: string,
  sequence: readonly string[],
): string[] {
  const last = end !== undefined && compareCalendarDates(end, start) > 0 ? end : start;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@media-portal`,
    `DTSTAMP:${stamp}`,
    ...sequence,
    `DTSTART;VALUE=DATE:${basic(start)}`,
    // The end of all-day events is exclusive (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${basic(addDays(last, 1))}`,
    ...property('SUMMARY', title),
    ...property('LOCATION', location),
    ...property('DESCRIPTION', description),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

export function toIcs({ name, entries, now, isUpdate = false }: CalendarFile): string {
  const stamp = stampOf(now);
  const sequence = isUpdate ? [`SEQUENCE:${sequenceOf(now)}`] : [];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Media Portal//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...property('X-WR-CALNAME', name),
    ...entries.flatMap((entry) => eventLines(entry, stamp, sequence)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
