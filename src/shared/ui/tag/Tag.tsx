import { upgradedPart } from '@/shared/ui/upgraded-part';
import { PlainTag } from './PlainTag';

/** A word or two about what it stands beside. */
export const Tag = upgradedPart(
  PlainTag,
  async () => (await import(/* webpackChunkName: "antd-tag" */ './AntdTag')).AntdTag,
  'span',
);
