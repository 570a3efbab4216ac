import {
  findClashes,
  siteDates,
  type ActivityOverview,
  type Attendance,
  type AttendedSite,
  type Attendee,
  type SeasonActivity,
  type TournamentSite,
} from '@/features/sites';
import { compareCalendarDates, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { compareNames } from '@/shared/lib/text';

export interface SeasonEvent {
  activityId: number;
  name: string;
  start: CalendarDate;
  end: CalendarDate;
  overview: ActivityOverview;
  /** Names of the people who are double-booked; '' for someone who is not on the staff. */
  clashing: string[];
  sites: readonly TournamentSite[];
}

interface Season {
  activities: readonly SeasonActivity[];
  attendance: Attendance;
  people: readonly Attendee[];
  today: CalendarDate;
}

const attendedAt = (sites: readonly TournamentSite[], attendance: Attendance): AttendedSite[] =>
  sites.flatMap((site) => [...(attendance.get(site.ID) ?? [])].map((personId) => ({ personId, site })));

/** The events that are not over, sorted by their first remaining day. */
export function seasonEvents({ activities, attendance, people, today }: Season): SeasonEvent[] {
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
      const clashing = [...new Set(own.map(({ personId }) => personId))].map(
        (personId) => people.find(({ id }) => id === personId)?.name ?? '',
      );
      return [{ activityId: activity.ActivityID, name, start, end, overview, clashing, sites }];
    })
    .sort((a, b) => compareCalendarDates(a.start, b.start) || compareNames(a.name, b.name));
}
