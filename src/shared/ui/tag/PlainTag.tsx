import type { ReactNode } from 'react';
import css from './Tag.module.css';

export interface TagProps {
  /** The words must say it too. */
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
