import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton';
import css from './RowTable.module.css';

interface RowTableProps {
  caption: string;
  columns: readonly string[];
  children: ReactNode;
}

export function RowTable({ caption, columns, children }: RowTableProps) {
  return (
    <table className={`table-collapse ${css.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export function TableRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        {name}
      </th>
      {children}
    </tr>
  );
}

/** A placeholder for a loading table, with a head and rows as tall as the table's. */
export const TableSkeleton = ({ rows }: { rows: number }) => <Skeleton className={css.skeleton} bones={1 + rows} />;
