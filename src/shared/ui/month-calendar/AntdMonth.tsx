import { Calendar } from 'antd';
import 'antd-styles/month-calendar.css';
import { useLayoutEffect, useRef } from 'react';
import { fromAntdDay, toAntdDay } from '@/shared/lib/calendar-dates';
import { AntdProvider } from '@/shared/ui/antd';
import { CalendarDay } from './CalendarDay';
import css from './MonthCalendar.module.css';
import type { MonthCalendarProps } from './monthCalendarProps';

/** antd's table has no name, its weekdays no scope, its days a tooltip that repeats the date as a number. */
function mend(table: HTMLTableElement, label: string): void {
  table.setAttribute('aria-label', label);
  for (const head of table.querySelectorAll('thead th')) head.setAttribute('scope', 'col');
  for (const day of table.querySelectorAll('td[title]')) day.removeAttribute('title');
}

/** antd's Calendar with our own head and days: its own year and month lists have no names, its days no words. */
export function AntdMonth({ label, month, header, ...rest }: MonthCalendarProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table');
    if (table != null) mend(table, label);
  });
  return (
    <AntdProvider>
      <div ref={frame} className={css.month}>
        <Calendar
          value={toAntdDay(month)}
          headerRender={() => header}
          fullCellRender={(day) => <CalendarDay day={fromAntdDay(day)} month={month} {...rest} />}
        />
      </div>
    </AntdProvider>
  );
}
