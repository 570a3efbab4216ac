import { addDays, compareCalendarDates, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { showDays, toIsoDate } from '@/shared/lib/calendar-dates/showDate';
import { joinNames } from '@/shared/lib/names';
import { foldText } from '@/shared/lib/text';
import type { TournamentSite } from '../api/sitesDto';
import { peopleAt, type Attendance, type Attendee } from './attendance';
import { siteDays } from './siteTexts';

export interface AttendedSite {
  personId: number;
  site: TournamentSite;
}

/** Who attends which of the sites. */
export const attendedSites = (
  sites: readonly TournamentSite[],
  attendance: Attendance,
  people: readonly Attendee[],
): AttendedSite[] =>
  sites.flatMap((site) => peopleAt(site, attendance, people).map(({ id }) => ({ personId: id, site })));

export interface Clash {
  personId: number;
  start: CalendarDate;
  end: CalendarDate;
  sites: TournamentSite[];
}

interface Day {
  date: CalendarDate;
  sites: TournamentSite[];
}

/** Identifies a place by name, so that two classes in one arena don't clash. An unnamed site counts as a separate place. */
export const placeOf = ({ ID, Site }: TournamentSite): string => foldText(Site) || String(ID);

const keyOf = (sites: readonly TournamentSite[]): string => sites.map(({ ID }) => ID).join();

/** A site with its days, by ISO date. */
export interface Visit {
  site: TournamentSite;
  place: string;
  days: ReadonlyMap<string, CalendarDate>;
}

const visitOf = (site: TournamentSite): Visit => ({
  site,
  place: placeOf(site),
  days: new Map(siteDays(site).map((day) => [toIsoDate(day), day])),
});

/** The sites that each person attends. A site's days are computed only once, because many people may attend it. */
export function visitsByPerson(attended: readonly AttendedSite[]): Map<number, Visit[]> {
  const visits = new Map<TournamentSite, Visit>();
  const byPerson = new Map<number, Visit[]>();
  for (const { personId, site } of attended) {
    const visit = visits.get(site) ?? visitOf(site);
    visits.set(site, visit);
    const own = byPerson.get(personId) ?? [];
    byPerson.set(personId, own);
    own.push(visit);
  }
  return byPerson;
}

function clashingDays(visits: readonly Visit[]): Day[] {
  const days = new Map<string, Day & { places: Set<string> }>();
  for (const { site, place, days: own } of visits) {
    for (const [iso, date] of own) {
      const day = days.get(iso) ?? { date, sites: [], places: new Set() };
      days.set(iso, day);
      day.sites.push(site);
      day.places.add(place);
    }
  }
  return [...days.values()]
    .filter(({ places }) => places.size > 1)
    .sort((a, b) => compareCalendarDates(a.date, b.date));
}

/** Consecutive days at the same sites are one clash. */
function clashesOf(personId: number, visits: readonly Visit[]): Clash[] {
  const clashes: Clash[] = [];
  for (const { date, sites: atOnce } of clashingDays(visits)) {
    const last = clashes.at(-1);
    const continues =
      last !== undefined &&
      compareCalendarDates(addDays(last.end, 1), date) === 0 &&
      keyOf(last.sites) === keyOf(atOnce);
    if (continues) last.end = date;
    else clashes.push({ personId, start: date, end: date, sites: atOnce });
  }
  return clashes;
}

/** Finds people due at several places on one day (ATT-9), without past clashes; sorted by date, then in the order of `staff`. */
export function findClashes(
  attended: readonly AttendedSite[],
  since: CalendarDate,
  staff: readonly Attendee[] = [],
): Clash[] {
  const order = new Map(staff.map(({ id }, index) => [id, index]));
  const orderOf = ({ personId }: Clash): number => order.get(personId) ?? 0;
  return [...visitsByPerson(attended)]
    .flatMap(([personId, own]) => (own.length > 1 ? clashesOf(personId, own) : []))
    .filter(({ end }) => compareCalendarDates(end, since) >= 0)
    .sort((a, b) => compareCalendarDates(a.start, b.start) || orderOf(a) - orderOf(b));
}

/** For example "Aaron Weigel: Koch Arena and Sports Arena, both Wed, Mar 10". */
export function clashSentence(
  { start, end, sites }: Clash,
  personName: string,
  nameOf: (site: TournamentSite) => string,
): string {
  const all = sites.length === 2 ? 'both' : 'all';
  return `${personName}: ${joinNames(sites.map(nameOf))}, ${all} ${showDays(start, end)}`;
}
