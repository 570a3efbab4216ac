import type { ReactNode } from 'react';
import css from './RowTable.module.css';

interface RowTableProps {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly string[];
  /** `TableRow`s. */
  children: ReactNode;
}

/** A list of things with a name and a few facts each. Where it is narrow, every row becomes a card. */
export function RowTable({ caption, columns, children }: RowTableProps) {
  return (
    <table className={css.table}>
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

/** `name` is the row's heading; its children are the other cells. */
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
