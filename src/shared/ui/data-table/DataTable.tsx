import { enhancedComponent } from '@/shared/ui/enhanced-component';
import type { DataTableProps } from './ColumnTitle';
import { PlainDataTable } from './PlainDataTable';

const Enhanced = enhancedComponent(
  PlainDataTable,
  async () => (await import(/* webpackChunkName: "antd-table" */ './AntdDataTable')).AntdDataTable,
);

/** A short table without selection gains nothing from antd. */
export function DataTable(props: DataTableProps) {
  return props.choice === undefined ? <PlainDataTable {...props} /> : <Enhanced {...props} />;
}
