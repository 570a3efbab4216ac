import { Busy } from '@/shared/ui/busy';
import css from './RowTable.module.css';

/** Rows without words while the list is on its way. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <Busy className={css.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
    </Busy>
  );
}
