import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainSegmented } from './PlainSegmented';

export const Segmented = enhancedComponent(
  PlainSegmented,
  async () => (await import(/* webpackChunkName: "antd-segmented" */ './AntdSegmented')).AntdSegmented,
);
