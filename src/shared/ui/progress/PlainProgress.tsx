import css from './Progress.module.css';

export interface ProgressProps {
  /** The bar is decorative: the words beside it say the same. */
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
