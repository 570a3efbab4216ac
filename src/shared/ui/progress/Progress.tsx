import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainProgress } from './PlainProgress';

export const Progress = enhancedComponent(
  PlainProgress,
  async () => (await import(/* webpackChunkName: "antd-progress" */ './AntdProgress')).AntdProgress,
);
