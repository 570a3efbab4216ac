import { upgradedPart } from '@/shared/ui/upgraded-part';
import { PlainProgress } from './PlainProgress';

/** How far something is, as a bar beside the words that say it. */
export const Progress = upgradedPart(
  PlainProgress,
  async () => (await import(/* webpackChunkName: "antd-progress" */ './AntdProgress')).AntdProgress,
);
