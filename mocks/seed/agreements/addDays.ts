/** Calendar days, without a time zone: `addDays('2027-03-01', -1)` is `2027-02-28`. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
