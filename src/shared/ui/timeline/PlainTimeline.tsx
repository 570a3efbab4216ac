import css from './Timeline.module.css';
import type { TimelineProps } from './timelineProps';

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
