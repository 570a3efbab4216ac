import { useSyncExternalStore } from 'react';
import { showSiteDates, type AttendanceChange, type Attendee, type TournamentSite } from '@/features/sites';
import { usePreference } from '@/shared/lib/preferences';
import { useIsPrinting } from '@/shared/ui/useIsPrinting';

/** What the rows show; the columns show the other. */
export type GridRows = 'staff' | 'sites';

/** A row or a column. */
export interface Line {
  id: number;
  /** Unique among its kind. */
  name: string;
  /** Undefined for a person's line. */
  site?: TournamentSite;
  /** Printed beside a box where paper has no columns; the name if missing. */
  caption?: string;
}

/** The name, and what the missing heading would say. */
export const withCaption = (line: Line, isLate: boolean): Line =>
  line.site === undefined
    ? line
    : { ...line, caption: `${line.name} ${showSiteDates(line.site)}${isLate ? ' · Deadline passed' : ''}` };

export const personLines = (people: readonly Attendee[]): Line[] => people.map(({ id, name }) => ({ id, name }));

/** Sites that are closed come last. */
export function siteLines(
  sites: readonly TournamentSite[],
  names: ReadonlyMap<number, string>,
  closed: ReadonlySet<number>,
): Line[] {
  const lines = sites.map((site) => ({ id: site.ID, name: names.get(site.ID) ?? '', site }));
  return [...lines.filter(({ id }) => !closed.has(id)), ...lines.filter(({ id }) => closed.has(id))];
}

/** The longer list goes into rows, since a window fits more rows than columns. */
export const fittingRows = (staff: number, sites: number): GridRows => (staff > sites ? 'staff' : 'sites');

export const changeAt = (rows: GridRows, rowId: number, columnId: number, attending: boolean): AttendanceChange =>
  rows === 'staff'
    ? { personId: rowId, siteId: columnId, attending }
    : { siteId: rowId, personId: columnId, attending };

const options: readonly GridRows[] = ['staff', 'sites'];

/** The user's preference for all activities, else what fits better. */
export function useGridRows(staff: number, sites: number): { rows: GridRows; swap: () => void } {
  const [chosen, choose] = usePreference('attendanceRows', options);
  const fitting = fittingRows(staff, sites);
  const rows = chosen ?? fitting;
  const other = rows === 'staff' ? 'sites' : 'staff';
  return {
    rows,
    swap: () => {
      choose(other === fitting ? undefined : other);
    },
  };
}

const narrow = (): MediaQueryList => window.matchMedia('(width < 40rem)');

function subscribe(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** Whether the screen is too narrow for the grid. Paper has it whole. */
export function useIsOneLine(): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow().matches);
  return !useIsPrinting() && isNarrow;
}
