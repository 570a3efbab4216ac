import type { ReactNode } from 'react';

export interface TagProps {
  /** The words must say it, too. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}
