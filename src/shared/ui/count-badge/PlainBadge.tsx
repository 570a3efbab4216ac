import css from './CountBadge.module.css';
import type { CountBadgeProps } from './countBadgeProps';

export function PlainBadge({ count, label }: CountBadgeProps) {
  return (
    <span className={css.frame}>
      <span className={css.count} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
