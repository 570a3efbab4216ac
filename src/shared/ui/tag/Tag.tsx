import type { ReactNode } from 'react';
import css from './Tag.module.css';

interface TagProps {
  /** The words must say it, too. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

/** A word or two about what it stands beside. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return (
    <span className={css.tag} data-tone={tone}>
      {children}
    </span>
  );
}
