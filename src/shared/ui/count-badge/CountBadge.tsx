import { upgradedPart } from '@/shared/ui/upgraded-part';
import { PlainBadge } from './PlainBadge';

/** How many there are of what a heading names. */
export const CountBadge = upgradedPart(
  PlainBadge,
  async () => (await import(/* webpackChunkName: "antd-badge" */ './AntdBadge')).AntdBadge,
  'span',
);
