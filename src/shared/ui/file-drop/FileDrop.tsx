import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainFileDrop } from './PlainFileDrop';

export const FileDrop = enhancedComponent(
  PlainFileDrop,
  async () => (await import(/* webpackChunkName: "antd-upload" */ './AntdFileDrop')).AntdFileDrop,
);
