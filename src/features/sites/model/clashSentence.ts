import { showDays } from '@/shared/lib/calendar-dates';
import type { TournamentSite } from '../api/sitesDto';
import type { Clash } from './clashes';

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

/** "Aaron Weigel: Koch Arena (Boys Basketball) and Sports Arena (Girls Basketball), both Wed, Mar 10". */
export function clashSentence(
  { start, end, sites }: Clash,
  personName: string,
  nameOf: (site: TournamentSite) => string,
): string {
  const all = sites.length === 2 ? 'both' : 'all';
  return `${personName}: ${conjunction.format(sites.map(nameOf))}, ${all} ${showDays(start, end)}`;
}
