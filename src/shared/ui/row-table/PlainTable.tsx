import type { ReactNode } from 'react';
import css from './PlainTable.module.css';

/** A column that the rows can be sorted by. */
export interface SortableColumn {
  name: string;
  /** How the rows are sorted by it now; undefined while they are not. */
  sorted: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

export interface PlainTableProps {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly (string | SortableColumn)[];
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
          {columns.map((column) =>
            typeof column === 'string' ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <th
                key={column.name}
                scope="col"
                {...(column.sorted === undefined ? {} : { 'aria-sort': column.sorted })}
              >
                <button type="button" className={css.sort} onClick={column.onSort}>
                  {column.name}
                </button>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
