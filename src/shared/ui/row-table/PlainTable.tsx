import type { ReactNode } from 'react';
import css from './PlainTable.module.css';

export interface PlainTableProps {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly string[];
  /** For the rows, and for what becomes of the table where it is narrow. */
  className: string | undefined;
  children: ReactNode;
}

/** A table with the portal's column headings; its rows are its user's to draw. */
export function PlainTable({ caption, columns, className, children }: PlainTableProps) {
  return (
    <table className={[css.table, className].join(' ')}>
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
