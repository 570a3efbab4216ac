import { enhancedComponent } from '@/shared/ui/enhanced-component';
import type { DataTableProps } from './ColumnTitle';
import { PlainDataTable } from './PlainDataTable';

const Enhanced = enhancedComponent(
  PlainDataTable,
  async () => (await import(/* webpackChunkName: "antd-table" */ './AntdDataTable')).AntdDataTable,
);

/** Rows of records. One whose rows can be sorted and chosen is antd's on a desk; a short one has nothing to gain. */
export function DataTable(props: DataTableProps) {
  return props.choice === undefined ? <PlainDataTable {...props} /> : <Enhanced {...props} />;
}
