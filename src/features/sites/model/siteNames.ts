import { parseCalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { showDay } from '@/shared/lib/calendar-dates/showDate';
import { distinctNames } from '@/shared/lib/names';
import type { TournamentSite } from '../api/sitesDto';

const UNNAMED = 'Site to be announced';

export const siteName = ({ Site }: Pick<TournamentSite, 'Site'>): string => Site || UNNAMED;

function dayOf({ GameDate }: TournamentSite): string {
  const day = parseCalendarDate(GameDate);
  return day === undefined ? GameDate : showDay(day);
}

/** By ID, with class and day added where names repeat. */
export function siteNames(sites: readonly TournamentSite[]): ReadonlyMap<number, string> {
  const names = distinctNames(sites, (site) => [siteName(site), site.Class, dayOf(site)]);
  return new Map(sites.map(({ ID }, index) => [ID, names[index] ?? '']));
}
