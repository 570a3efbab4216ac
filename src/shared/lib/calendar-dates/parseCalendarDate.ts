import type { CalendarDate } from './CalendarDate';
import { calendarDateOf, readIsoDay } from './utcDay';

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const US = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)?$/i;

const FIRST_YEAR = 1000;

function isoOf(text: string): string | undefined {
  const [, iso] = ISO.exec(text) ?? [];
  if (iso !== undefined) return iso;
  const [, month = '', day = '', year] = US.exec(text) ?? [];
  return year === undefined ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * Reads the usual forms of servers: `2025-11-08`, `2025-11-08T00:00:00` (with or without a zone), `11/8/2025` and
 * `11/8/2025 12:00:00 AM`. The day is the one that is written, whatever the time and zone beside it (GEN-8).
 * Undefined for anything else, and for a day that the calendar does not have.
 */
export function parseCalendarDate(value: unknown): CalendarDate | undefined {
  if (typeof value !== 'string') return undefined;
  const iso = isoOf(value.trim());
  const day = iso === undefined ? undefined : readIsoDay(iso);
  return day === undefined || day.year() < FIRST_YEAR ? undefined : calendarDateOf(day);
}
