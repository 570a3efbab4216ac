import { Tag } from 'antd';
import 'antd-styles/tag.css';
import { AntdProvider } from '@/shared/ui/antd';
import css from './Tag.module.css';
import type { TagProps } from './PlainTag';

const colours = { neutral: 'default', success: 'success', warning: 'warning', danger: 'error' } as const;

/** antd's Tag in the portal's own pairs of colours, whose contrast is tested. */
export function AntdTag({ tone = 'neutral', children }: TagProps) {
  return (
    <AntdProvider>
      <Tag className={css.tag ?? ''} color={colours[tone]} variant="outlined" data-tone={tone}>
        {children}
      </Tag>
    </AntdProvider>
  );
}
