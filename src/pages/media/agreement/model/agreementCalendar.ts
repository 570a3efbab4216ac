import { deadlines, type Deadline, type ReviewedAgreement } from '@/features/agreements';
import { parseCalendarDate } from '@/shared/lib/calendar-dates/calendarDate';
import { toIsoDate } from '@/shared/lib/calendar-dates/showDate';
import { toIcs, type CalendarEntry } from '@/shared/lib/ics';
import { feeOf } from './summaryRows';

export function deadlinesOf(reviewed: ReviewedAgreement): Deadline[] {
  const { type, dates } = reviewed.submission;
  return deadlines({ type, dates, total: feeOf(reviewed)?.total ?? 0 });
}

/** A calendar file with the broadcast days and their deadlines (AGR-23). */
export function agreementCalendar(reviewed: ReviewedAgreement, now: Date): string {
  const { submission, eventSite } = reviewed;
  const { type, activityDescription, levelDescription, classDescription, schoolDescription } = submission;
  const event = `${activityDescription}, ${levelDescription}, ${classDescription}`;
  const key = [
    type,
    submission.activity,
    submission.level,
    submission.class,
    submission.site,
    ...submission.schools,
  ].join('-');
  const idOf = (what: string): string => `agreement-${key}-${what}`.replace(/[^\w-]/g, '');

  const days = submission.dates.flatMap((text): CalendarEntry[] => {
    const start = parseCalendarDate(text);
    if (start === undefined) return [];
    const description = `${type} broadcast. ${schoolDescription.join(', ')}`;
    return [{ id: idOf(toIsoDate(start)), title: `Broadcast: ${event}`, start, location: eventSite, description }];
  });
  const due = deadlinesOf(reviewed).map(({ id, date, title, detail }): CalendarEntry => ({
    id: idOf(id),
    title: `${title}: ${event}`,
    start: date,
    description: detail,
  }));
  return toIcs({ name: 'Broadcast agreement', entries: [...due, ...days], now });
}
