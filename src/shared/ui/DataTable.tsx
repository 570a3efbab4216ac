import { lazyComponent } from './lazyComponent';
import { TableSkeleton } from './RowTable';
import type { DataTableProps } from './AntdDataTable';

const AntdTable = lazyComponent<DataTableProps<unknown>>(
  async () => (await import(/* webpackChunkName: "antd-table" */ './AntdDataTable')).AntdDataTable,
);

/** The table for the media area, made with antd. Public pages use RowTable. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  // Casts the row type away, because a component made by lazyComponent cannot be generic.
  const table = props as unknown as DataTableProps<unknown>;
  return <AntdTable {...table} fallback={<TableSkeleton rows={props.rows.length} />} />;
}
