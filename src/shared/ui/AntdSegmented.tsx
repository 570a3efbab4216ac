import { Segmented } from 'antd';
import 'antd-styles/AntdSegmented.css';
import { AntdProvider } from './antd/AntdProvider';
import css from './Segmented.module.css';

export interface SegmentedProps {
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

// Removes the tab stop that antd gives the group in addition to that of its radio buttons.
const noTabStop = { tabIndex: undefined };

export function AntdSegmented({ label, name, value, options, onChange }: SegmentedProps) {
  return (
    <AntdProvider>
      <Segmented
        classNames={{ item: css.option ?? '' }}
        aria-label={label}
        name={name}
        value={value}
        options={options.map((option) => ({ ...option, title: '' }))}
        onChange={onChange}
        {...noTabStop}
      />
    </AntdProvider>
  );
}
