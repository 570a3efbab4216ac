/** Today where the user is, as YYYY-MM-DD. The library that the media area reads dates with would double this page's code. */
export function isoToday(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** A day of our own content, as 11/8/2025. */
export function showIsoDay(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [month, date, year].join('/');
}
