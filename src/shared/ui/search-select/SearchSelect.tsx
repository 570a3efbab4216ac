import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainSelect, type SearchSelectProps } from './PlainSelect';

/** A list that the eye does not take in at once is searched by typing. */
const LONG = 15;

const Searched = enhancedComponent(
  PlainSelect,
  async () => (await import(/* webpackChunkName: "antd-select" */ './AntdSelect')).AntdSelect,
);

/**
 * A choice from a list, under a label of the caller's. Any words in any order find an option of a long one; a short one
 * is the browser's own.
 */
export function SearchSelect(props: SearchSelectProps) {
  return props.options.length > LONG ? <Searched {...props} /> : <PlainSelect {...props} />;
}
