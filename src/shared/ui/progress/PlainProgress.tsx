import css from './Progress.module.css';

export interface ProgressProps {
  /** The words beside the bar say it too: the bar is decorative. */
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
