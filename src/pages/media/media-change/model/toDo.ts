import { compareCalendarDates, daysBetween, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { lastDayBefore } from '@/shared/lib/calendar-dates/showDate';
import type { DraftLink } from './draftLinks';
import type { FiledDeadline } from './filedDeadlines';
import type { ReadinessItem } from './readiness';
import type { SeasonEvent } from './seasonEvents';

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

/** A closed event is done, unless someone is double-booked, who can still be told. */
const isDone = ({ overview, clashing }: SeasonEvent): boolean => overview.isPassed && clashing.length === 0;

/**
 * Everything there is to do, most urgent first (MED-6, MED-7, MED-8): saves that stopped partway, what is due within
 * two weeks, what was not submitted, what the record lacks, and what is due later. Closed events are a list of their own.
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
