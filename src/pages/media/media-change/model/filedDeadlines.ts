import { deadlines, type Deadline, type EarlierAgreement } from '@/features/agreements';
import { compareCalendarDates, type CalendarDate } from '@/shared/lib/calendar-dates/calendarDate';

export interface FiledDeadline extends Deadline {
  key: string;
  event: string;
}

const dueOf = ({ at, type, event, dates, fee }: EarlierAgreement): FiledDeadline[] =>
  deadlines({ type, dates, total: fee }).map((deadline) => ({ ...deadline, key: `${at} ${deadline.id}`, event }));

/** Upcoming deadlines of agreements filed from this browser, earliest first. */
export function filedDeadlines(history: readonly EarlierAgreement[], today: CalendarDate): FiledDeadline[] {
  return history
    .flatMap(dueOf)
    .filter(({ date }) => compareCalendarDates(date, today) >= 0)
    .sort((a, b) => compareCalendarDates(a.date, b.date));
}
