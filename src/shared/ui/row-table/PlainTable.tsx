import type { ReactNode } from 'react';
import css from './PlainTable.module.css';

export interface SortableColumn {
  name: string;
  sorted: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

export interface PlainTableProps {
  caption: string;
  columns: readonly (string | SortableColumn)[];
  className: string | undefined;
  children: ReactNode;
}

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
