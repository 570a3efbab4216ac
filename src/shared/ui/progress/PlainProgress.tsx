import css from './Progress.module.css';
import type { ProgressProps } from './progressProps';

export function PlainProgress({ done, total }: ProgressProps) {
  return (
    <div className={css.frame} aria-hidden="true">
      <progress className={css.bar} value={done} max={total} />
    </div>
  );
}
