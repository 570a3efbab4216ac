import { Tag } from 'antd';
import 'antd-styles/tag.css';
import { AntdProvider } from '@/shared/ui/antd';
import css from './Tag.module.css';
import type { TagProps } from './PlainTag';

const colors = { neutral: 'default', success: 'success', warning: 'warning', danger: 'error' } as const;

/** Only the portal's own color pairs have tested contrast. */
export function AntdTag({ tone = 'neutral', children }: TagProps) {
  return (
    <AntdProvider>
      <Tag className={css.tag ?? ''} color={colors[tone]} variant="outlined" data-tone={tone}>
        {children}
      </Tag>
    </AntdProvider>
  );
}
