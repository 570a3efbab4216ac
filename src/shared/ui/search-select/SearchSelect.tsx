import { enhancedComponent } from '@/shared/ui/enhanced-component';
import { PlainSelect, type SearchSelectProps } from './PlainSelect';

const LONG = 15;

const Searched = enhancedComponent(
  PlainSelect,
  async () => (await import(/* webpackChunkName: "antd-select" */ './AntdSelect')).AntdSelect,
);

export function SearchSelect(props: SearchSelectProps) {
  return props.options.length > LONG ? <Searched {...props} /> : <PlainSelect {...props} />;
}
