import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainBadge } from './PlainBadge';

/** How many there are of what a heading names. */
export const CountBadge = enhancedComponent(
  PlainBadge,
  async () => (await import(/* webpackChunkName: "antd-badge" */ './AntdBadge')).AntdBadge,
  'span',
);
