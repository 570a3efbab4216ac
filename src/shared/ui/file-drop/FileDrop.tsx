import { upgradedPart } from '@/shared/ui/upgraded-part';
import { PlainFileDrop } from './PlainFileDrop';

/** Takes one file, chosen or dropped, and gives it to the caller: nothing is sent anywhere. */
export const FileDrop = upgradedPart(
  PlainFileDrop,
  async () => (await import(/* webpackChunkName: "antd-upload" */ './AntdFileDrop')).AntdFileDrop,
);
