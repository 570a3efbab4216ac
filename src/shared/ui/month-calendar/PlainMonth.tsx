import { toIsoDate, weekdayOf, weeksOfMonth } from '@/shared/lib/calendar-dates';
import { CalendarDay, type MonthCalendarProps } from './CalendarDay';
import css from './MonthCalendar.module.css';

export function PlainMonth({ label, month, header, ...rest }: MonthCalendarProps) {
  const weeks = weeksOfMonth(month);
  return (
    <div className={css.month}>
      {header}
      <table aria-label={label}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={weekdayOf(day)} scope="col">
                {weekdayOf(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={toIsoDate(week[0] ?? month)}>
              {week.map((day) => (
                <td key={toIsoDate(day)}>
                  <CalendarDay day={day} month={month} {...rest} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
