import type { ReactNode } from 'react';
import { compareCalendarDates, showDay, toIsoDate, type CalendarDate } from '@/shared/lib/calendar-dates';
import css from './MonthCalendar.module.css';

export interface MonthCalendarProps {
  label: string;
  month: CalendarDate;
  today: CalendarDate;
  header: ReactNode;
  itemsOf: (day: CalendarDate) => readonly { key: string; content: ReactNode }[];
}

interface CalendarDayProps extends Pick<MonthCalendarProps, 'month' | 'today' | 'itemsOf'> {
  day: CalendarDate;
}

export function CalendarDay({ day, month, today, itemsOf }: CalendarDayProps) {
  const items = itemsOf(day);
  return (
    <div
      className={css.dayFrame}
      data-outside={day.month === month.month ? undefined : ''}
      data-today={compareCalendarDates(day, today) === 0 ? '' : undefined}
      data-empty={items.length === 0 ? '' : undefined}
    >
      <time dateTime={toIsoDate(day)} className={css.day}>
        <span aria-hidden="true">{day.day}</span>
        <span className="visually-hidden">{showDay(day, today)}</span>
      </time>
      {items.length === 0 ? null : (
        <ul>
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
