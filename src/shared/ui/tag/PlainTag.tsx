import css from './Tag.module.css';
import type { TagProps } from './tagProps';

export function PlainTag({ tone = 'neutral', children }: TagProps) {
  return (
    <span className={css.tag} data-tone={tone}>
      {children}
    </span>
  );
}
