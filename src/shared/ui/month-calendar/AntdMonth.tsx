import { Calendar } from 'antd';
import 'antd-styles/month-calendar.css';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { fromAntdDay, toAntdDay, toIsoMonth } from '@/shared/lib/calendar-dates';
import { AntdProvider } from '@/shared/ui/antd';
import { CalendarDay, type MonthCalendarProps } from './CalendarDay';
import css from './MonthCalendar.module.css';

/** antd's table has no name, an unlabeled tab stop, weekdays without scope, and redundant tooltips. */
function repairTable(table: HTMLTableElement, label: string): void {
  table.closest('[tabindex]')?.removeAttribute('tabindex');
  table.setAttribute('aria-label', label);
  for (const head of table.querySelectorAll('thead th')) head.setAttribute('scope', 'col');
  for (const day of table.querySelectorAll('td[title]')) day.removeAttribute('title');
}

// antd's names have two letters.
const weekdays = { lang: { shortWeekDays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] } } as NonNullable<
  ComponentProps<typeof Calendar>['locale']
>;

const everyDay = (): boolean => true;

export function AntdMonth({ label, month, header, ...rest }: MonthCalendarProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table');
    if (table instanceof HTMLTableElement) repairTable(table, label);
  });
  return (
    <AntdProvider>
      <div ref={frame} className={css.month}>
        {header}
        <Calendar
          // Remounted each month: antd's re-render would undo the repairs.
          key={toIsoMonth(month)}
          value={toAntdDay(month)}
          locale={weekdays}
          headerRender={() => null}
          // A click, also on a day's link, would select the day: antd would render the month again, or show another one.
          disabledDate={everyDay}
          fullCellRender={(day) => <CalendarDay day={fromAntdDay(day)} month={month} {...rest} />}
        />
      </div>
    </AntdProvider>
  );
}
