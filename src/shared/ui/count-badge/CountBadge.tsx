import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainBadge } from './PlainBadge';

export const CountBadge = enhancedComponent(
  PlainBadge,
  async () => (await import(/* webpackChunkName: "antd-badge" */ './AntdBadge')).AntdBadge,
  'span',
);
