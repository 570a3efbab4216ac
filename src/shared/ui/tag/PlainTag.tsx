import type { ReactNode } from 'react';
import css from './Tag.module.css';

export interface TagProps {
  /** Must also be said in words. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

export function PlainTag({ tone = 'neutral', children }: TagProps) {
  return (
    <span className={css.tag} data-tone={tone}>
      {children}
    </span>
  );
}
