import type { Dayjs } from 'dayjs';
import type { CalendarDate } from './CalendarDate';
import { calendarDateOf, dayOf } from './utcDay';

/** A day as antd's Calendar takes it. */
export const toAntdDay = (date: CalendarDate): Dayjs => dayOf(date);

/** A day that antd's Calendar asks for. */
export const fromAntdDay = (day: Dayjs): CalendarDate => calendarDateOf(day);
