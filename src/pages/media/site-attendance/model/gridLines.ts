import type { AttendanceChange, Attendee, TournamentSite } from '@/features/sites';

/** What stands in the rows; the other stands in the columns. */
export type GridRows = 'staff' | 'sites';

/** A row or a column. */
export interface Line {
  id: number;
  /** One that no other line of its kind has. */
  name: string;
  /** Undefined where the line is a person's. */
  site?: TournamentSite;
}

export const personLines = (people: readonly Attendee[]): Line[] => people.map(({ id, name }) => ({ id, name }));

export const siteLines = (sites: readonly TournamentSite[], names: ReadonlyMap<number, string>): Line[] =>
  sites.map((site) => ({ id: site.ID, name: names.get(site.ID) ?? '', site }));

/** The more there are of them, the rather they stand in rows: a window has more rows than columns. */
export const fittingRows = (staff: number, sites: number): GridRows => (staff > sites ? 'staff' : 'sites');

export const changeAt = (rows: GridRows, rowId: number, columnId: number, attending: boolean): AttendanceChange =>
  rows === 'staff'
    ? { personId: rowId, siteId: columnId, attending }
    : { siteId: rowId, personId: columnId, attending };
