import css from './Progress.module.css';

export interface ProgressProps {
  /** How many of `total` are done. The words beside it say so: the bar is for the eye alone. */
  done: number;
  total: number;
}

export function PlainProgress({ done, total }: ProgressProps) {
  return (
    <div className={css.frame} aria-hidden="true">
      <progress className={css.bar} value={done} max={total} />
    </div>
  );
}
