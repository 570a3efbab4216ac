import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainTimeline } from './PlainTimeline';

export const Timeline = enhancedComponent(
  PlainTimeline,
  async () => (await import(/* webpackChunkName: "antd-timeline" */ './AntdTimeline')).AntdTimeline,
);
