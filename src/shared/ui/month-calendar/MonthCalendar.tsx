import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainMonth } from './PlainMonth';

/** A month of days, each with a list of what is on it. */
export const MonthCalendar = enhancedComponent(
  PlainMonth,
  async () => (await import(/* webpackChunkName: "antd-calendar" */ './AntdMonth')).AntdMonth,
);
