/** The date of a look-up, `2026-03-11` with or without a time behind it, as the agreement form sends it: `3/11/2026`. */
export function shortDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return [month, day, year].join('/');
}

const dayInMs = 24 * 60 * 60 * 1000;

/** Every day from start to end inclusive, as short dates; the start alone where there is no end. */
export function broadcastDates(start: string | null | undefined, end: string | null | undefined): string[] {
  if (!start) return [];
  const first = Date.parse(start.slice(0, 10));
  const last = end ? Date.parse(end.slice(0, 10)) : first;
  const count = Math.max(0, Math.round((last - first) / dayInMs)) + 1;
  return Array.from({ length: count }, (_, index) => shortDate(new Date(first + index * dayInMs).toISOString()));
}

/** A short date with or without leading zeros, without them. */
export const plainShortDate = (date: string): string => date.split('/').map(Number).join('/');
