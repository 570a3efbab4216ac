import type { CalendarDate } from './CalendarDate';

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const US = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

function exists({ year, month, day }: CalendarDate): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Reads `2025-11-08`, `2025-11-08T00:00:00` (with or without a zone) and `11/8/2025`. The day is the one that is
 * written, whatever the time and zone beside it (decisions R15). Undefined for anything else.
 */
export function parseCalendarDate(value: unknown): CalendarDate | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  const [, usMonth, usDay, usYear] = US.exec(text) ?? [];
  const date = { year: Number(isoYear ?? usYear), month: Number(isoMonth ?? usMonth), day: Number(isoDay ?? usDay) };
  return exists(date) ? date : undefined;
}
