import css from './CountBadge.module.css';

interface CountBadgeProps {
  count: number;
  label: string;
}

export function CountBadge({ count, label }: CountBadgeProps) {
  return (
    <span className={css.frame}>
      <span className={css.count} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
