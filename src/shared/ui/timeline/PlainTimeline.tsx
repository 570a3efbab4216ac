import type { ReactNode } from 'react';
import css from './Timeline.module.css';

export interface TimelineProps {
  items: readonly {
    key: string;
    content: ReactNode;
    tone?: 'accent' | 'danger' | 'warning' | 'quiet';
  }[];
}

export function PlainTimeline({ items }: TimelineProps) {
  return (
    <ol className={css.plain}>
      {items.map(({ key, content, tone = 'accent' }) => (
        <li key={key} data-tone={tone}>
          {content}
        </li>
      ))}
    </ol>
  );
}
