import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainMonth } from './PlainMonth';

export const MonthCalendar = enhancedComponent(
  PlainMonth,
  async () => (await import(/* webpackChunkName: "antd-calendar" */ './AntdMonth')).AntdMonth,
);
