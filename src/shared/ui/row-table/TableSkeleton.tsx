import { Skeleton } from '@/shared/ui/skeleton';
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
