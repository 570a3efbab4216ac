import type { ReactNode } from 'react';
import { PlainTable, type PlainTableProps } from './PlainTable';
import css from './RowTable.module.css';

type RowTableProps = Omit<PlainTableProps, 'className'>;

export function RowTable(table: RowTableProps) {
  return <PlainTable {...table} className={css.table} />;
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
