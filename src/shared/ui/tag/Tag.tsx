import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainTag } from './PlainTag';

/** A word or two about what it stands beside. */
export const Tag = enhancedComponent(
  PlainTag,
  async () => (await import(/* webpackChunkName: "antd-tag" */ './AntdTag')).AntdTag,
  'span',
);
