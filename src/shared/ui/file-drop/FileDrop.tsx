import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainFileDrop } from './PlainFileDrop';

/** Takes one file, chosen or dropped, and gives it to the caller: nothing is sent anywhere. */
export const FileDrop = enhancedComponent(
  PlainFileDrop,
  async () => (await import(/* webpackChunkName: "antd-upload" */ './AntdFileDrop')).AntdFileDrop,
);
