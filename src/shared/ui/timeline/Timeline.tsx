import { upgradedPart } from '@/shared/ui/upgraded-part';
import { PlainTimeline } from './PlainTimeline';

/** What happens when, one below the other. */
export const Timeline = upgradedPart(
  PlainTimeline,
  async () => (await import(/* webpackChunkName: "antd-timeline" */ './AntdTimeline')).AntdTimeline,
);
