import { Tag as AntdTag } from 'antd';
import 'antd-styles/tag.css';
import type { ReactNode } from 'react';
import { AntdProvider } from '@/shared/ui/antd';
import css from './Tag.module.css';

interface TagProps {
  /** Must also be said in words. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

const colors = { neutral: 'default', success: 'success', warning: 'warning', danger: 'error' } as const;

export function Tag({ tone = 'neutral', children }: TagProps) {
  return (
    <AntdProvider>
      <AntdTag className={css.tag ?? ''} color={colors[tone]} variant="outlined">
        {children}
      </AntdTag>
    </AntdProvider>
  );
}
