import {
  findClashes,
  siteDates,
  type Attendance,
  type AttendedSite,
  type ActivityOverview,
  type SeasonActivity,
  type TournamentSite,
} from '@/features/sites';
import { compareCalendarDates, type CalendarDate } from '@/shared/lib/calendar-dates';
import { compareNames } from '@/shared/lib/text';

export interface SeasonEvent {
  activityId: number;
  name: string;
  start: CalendarDate;
  end: CalendarDate;
  overview: ActivityOverview;
  clashes: number;
}

const MOST = 5;

const attendedAt = (sites: readonly TournamentSite[], attendance: Attendance): AttendedSite[] =>
  sites.flatMap((site) => [...(attendance.get(site.ID) ?? [])].map((personId) => ({ personId, site })));

/** The next five, by their first remaining day. */
export function seasonEvents(
  activities: readonly SeasonActivity[],
  attendance: Attendance,
  today: CalendarDate,
): SeasonEvent[] {
  const known = activities.flatMap(({ sites = [] }) => sites);
  const clashes = findClashes(attendedAt(known, attendance), today);
  return activities
    .flatMap(({ activity, name, sites = [], overview }): SeasonEvent[] => {
      const ahead = sites
        .flatMap((site) => siteDates(site) ?? [])
        .filter(({ end }) => compareCalendarDates(end, today) >= 0);
      const starts = ahead.map(({ start }) => start).sort(compareCalendarDates);
      const end = ahead
        .map((dates) => dates.end)
        .sort(compareCalendarDates)
        .at(-1);
      const [start] = starts;
      if (start === undefined || end === undefined || overview === undefined) return [];
      const ids = new Set(sites.map(({ ID }) => ID));
      const own = clashes.filter((clash) => clash.sites.some(({ ID }) => ids.has(ID)));
      const people = new Set(own.map(({ personId }) => personId));
      return [{ activityId: activity.ActivityID, name, start, end, overview, clashes: people.size }];
    })
    .sort((a, b) => compareCalendarDates(a.start, b.start) || compareNames(a.name, b.name))
    .slice(0, MOST);
}
