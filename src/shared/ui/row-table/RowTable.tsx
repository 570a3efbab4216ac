import type { ReactNode } from 'react';
import { PlainTable, type PlainTableProps } from './PlainTable';
import css from './RowTable.module.css';

type RowTableProps = Omit<PlainTableProps, 'className'>;

/** `TableRow`s: a list of things with a name and a few facts each. Where it is narrow, every row becomes a card. */
export function RowTable(table: RowTableProps) {
  return <PlainTable {...table} className={css.table} />;
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
