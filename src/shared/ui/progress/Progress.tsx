import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainProgress } from './PlainProgress';

/** How far something is, as a bar beside the words that say it. */
export const Progress = enhancedComponent(
  PlainProgress,
  async () => (await import(/* webpackChunkName: "antd-progress" */ './AntdProgress')).AntdProgress,
);
