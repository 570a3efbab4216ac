import { upgradedPart } from '@/shared/ui/upgraded-part';
import { PlainSegmented } from './PlainSegmented';

/** A choice between a few views of one thing, all in sight. */
export const Segmented = upgradedPart(
  PlainSegmented,
  async () => (await import(/* webpackChunkName: "antd-segmented" */ './AntdSegmented')).AntdSegmented,
);
