import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainSegmented } from './PlainSegmented';

/** A choice between a few views of one thing, all in sight. */
export const Segmented = enhancedComponent(
  PlainSegmented,
  async () => (await import(/* webpackChunkName: "antd-segmented" */ './AntdSegmented')).AntdSegmented,
);
