import { Skeleton } from '@/shared/ui/skeleton';
import css from './MediaChangePage.module.css';

const lines = (count: number) => Array.from({ length: count }, (_, line) => <span key={line} className={css.bone} />);

/** Keeps the footer below the window, so that nothing that is seen moves when the content comes. */
export function HomeSkeleton() {
  return (
    <Skeleton className={`${css.columns} ${css.loading}`}>
      <div className={css.card}>{lines(7)}</div>
      <div className={css.card}>{lines(4)}</div>
    </Skeleton>
  );
}
