import { Segmented } from 'antd';
import 'antd-styles/segmented.css';
import { AntdProvider } from '@/shared/ui/antd';
import css from './Segmented.module.css';
import type { SegmentedProps } from './Segmented';

// antd makes the group a tab stop beside its radio buttons.
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
