import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainTimeline } from './PlainTimeline';

/** What happens when, one below the other. */
export const Timeline = enhancedComponent(
  PlainTimeline,
  async () => (await import(/* webpackChunkName: "antd-timeline" */ './AntdTimeline')).AntdTimeline,
);
