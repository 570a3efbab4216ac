import { deadlines, type Deadline, type EarlierAgreement } from '@/features/agreements';
import {
  findClashes,
  isOver,
  spanOf,
  type ActivityOverview,
  type Attendance,
  type AttendedSite,
  type Attendee,
  type SeasonActivity,
  type TournamentSite,
} from '@/features/sites';
import { compareCalendarDates, daysBetween, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { lastDayBefore } from '@/shared/lib/calendar-dates/showDate';
import { compareNames } from '@/shared/lib/text';
import type { DraftLink } from './draftLinks';
import type { ReadinessItem } from './readiness';

export interface FiledDeadline extends Deadline {
  key: string;
  event: string;
}

/** Upcoming deadlines of agreements filed from this browser, earliest first. */
export function filedDeadlines(history: readonly EarlierAgreement[], today: CalendarDate): FiledDeadline[] {
  return history
    .flatMap(({ at, type, event, dates, fee }) =>
      deadlines({ type, dates, total: fee }).map((due) => ({ ...due, key: `${at} ${due.id}`, event })),
    )
    .filter(({ date }) => compareCalendarDates(date, today) >= 0)
    .sort((a, b) => compareCalendarDates(a.date, b.date));
}

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

/** The events that are not over, sorted by the first day of their remaining sites. */
export function seasonEvents({ activities, attendance, people, today }: Season): SeasonEvent[] {
  const known = activities.flatMap(({ sites = [] }) => sites);
  const clashes = findClashes(attendedAt(known, attendance), today);
  return activities
    .flatMap(({ activity, name, sites = [], overview }): SeasonEvent[] => {
      const span = spanOf(sites.filter((site) => !isOver(site, today)));
      if (span === undefined || overview === undefined) return [];
      const ids = new Set(sites.map(({ ID }) => ID));
      const own = clashes.filter((clash) => clash.sites.some(({ ID }) => ids.has(ID)));
      const clashing = [...new Set(own.map(({ personId }) => personId))].map(
        (personId) => people.find(({ id }) => id === personId)?.name ?? '',
      );
      return [{ activityId: activity.ActivityID, name, ...span, overview, clashing, sites }];
    })
    .sort((a, b) => compareCalendarDates(a.start, b.start) || compareNames(a.name, b.name));
}

/** One line of "Your season". */
export type ToDo =
  | { kind: 'event'; event: SeasonEvent }
  | { kind: 'filed'; deadline: FiledDeadline }
  | { kind: 'draft'; draft: DraftLink }
  | { kind: 'record'; item: ReadinessItem };

interface Sources {
  events: readonly SeasonEvent[];
  filed: readonly FiledDeadline[];
  drafts: readonly DraftLink[];
  /** What the association's record of the organization lacks. */
  record: readonly ReadinessItem[];
  today: CalendarDate;
}

const SOON_DAYS = 14;

const dueOf = ({ start, overview: { deadline, isPassed } }: SeasonEvent): CalendarDate =>
  deadline === undefined || isPassed ? start : lastDayBefore(deadline);

/** After an event's last deadline, only a coming double booking still needs action: the person must be told. */
const isDone = ({ overview, clashing }: SeasonEvent): boolean => overview.isPassed && clashing.length === 0;

/**
 * Everything there is to do, most urgent first (MED-6, MED-7, MED-8): saves that stopped partway, items due within two weeks,
 * unsubmitted drafts, gaps in the association's record, and items due later. Closed events are in a separate list.
 */
export function toDoList({ events, filed, drafts, record, today }: Sources): { open: ToDo[]; closed: SeasonEvent[] } {
  const timed = [
    ...events
      .filter((event) => !isDone(event))
      .map((event) => ({ due: dueOf(event), item: { kind: 'event', event } as const })),
    ...filed.map((deadline) => ({ due: deadline.date, item: { kind: 'filed', deadline } as const })),
  ].sort((a, b) => compareCalendarDates(a.due, b.due));
  const isSoon = ({ due }: { due: CalendarDate }): boolean => daysBetween(today, due) <= SOON_DAYS;
  return {
    open: [
      ...drafts.filter(({ isUnfinished }) => isUnfinished).map((draft) => ({ kind: 'draft', draft }) as const),
      ...timed.filter(isSoon).map(({ item }) => item),
      ...drafts.filter(({ isUnfinished }) => !isUnfinished).map((draft) => ({ kind: 'draft', draft }) as const),
      ...record.map((item) => ({ kind: 'record', item }) as const),
      ...timed.filter((one) => !isSoon(one)).map(({ item }) => item),
    ],
    closed: events.filter(isDone),
  };
}
