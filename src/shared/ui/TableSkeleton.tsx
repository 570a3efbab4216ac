import { Skeleton } from './Skeleton';
import css from './RowTable.module.css';

export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <Skeleton className={css.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
    </Skeleton>
  );
}
