import type { ReactNode } from 'react';

export interface TimelineProps {
  /** In their order. */
  items: readonly {
    key: string;
    content: ReactNode;
    /** How the item's mark is drawn; the words must say it, too. */
    tone?: 'accent' | 'danger' | 'warning' | 'quiet';
  }[];
}
