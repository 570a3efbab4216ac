import css from './RowTable.module.css';

/** Rows without words while the list is on its way. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div className={css.skeleton} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
    </div>
  );
}
