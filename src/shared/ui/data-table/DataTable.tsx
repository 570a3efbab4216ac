import type { ReactNode } from 'react';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import css from './DataTable.module.css';

export interface DataColumn<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  isTitleHidden?: boolean;
  isSortable?: boolean;
  isRowHeader?: boolean;
  width?: string;
  /** Of buttons, which are not printed. */
  isScreenOnly?: boolean;
}

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** A row's position if left out. */
  idOf?: (row: Row) => number;
  /** The rows are sorted already. */
  sorting?: { key: string; isDescending: boolean; onSort: (key: string, isDescending: boolean) => void } | undefined;
  choice?: {
    title: string;
    chosen: readonly number[];
    /** The id of the element that names a row for its checkbox. */
    nameIdOf: (row: Row) => string;
    onChoose: (ids: readonly number[]) => void;
  };
}

const AntdTable = lazyComponent<DataTableProps<unknown>>(
  async () => (await import(/* webpackChunkName: "antd-table" */ './AntdDataTable')).AntdDataTable,
);

/** A table of the media area. Public pages have RowTable. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  // Loaded once, for rows of every kind.
  const table = props as unknown as DataTableProps<unknown>;
  const skeleton = (
    <Skeleton className={css.skeleton}>
      <span />
      {props.rows.map((_row, index) => (
        <span key={index} />
      ))}
    </Skeleton>
  );
  return <AntdTable {...table} fallback={skeleton} />;
}
