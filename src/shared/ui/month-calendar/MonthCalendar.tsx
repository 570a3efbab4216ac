import { upgradedPart } from '@/shared/ui/upgraded-part';
import { PlainMonth } from './PlainMonth';

/** A month of days, each with a list of what is on it. */
export const MonthCalendar = upgradedPart(
  PlainMonth,
  async () => (await import(/* webpackChunkName: "antd-calendar" */ './AntdMonth')).AntdMonth,
);
