import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainTag } from './PlainTag';

export const Tag = enhancedComponent(
  PlainTag,
  async () => (await import(/* webpackChunkName: "antd-tag" */ './AntdTag')).AntdTag,
  'span',
);
