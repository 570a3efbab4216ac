import { upgradedPart } from '@/shared/ui/upgraded-part';
import type { DataTableProps } from './dataTableProps';
import { PlainDataTable } from './PlainDataTable';

const Upgraded = upgradedPart(
  PlainDataTable,
  async () => (await import(/* webpackChunkName: "antd-table" */ './AntdDataTable')).AntdDataTable,
);

/** Rows of records. One whose rows can be sorted and chosen is antd's on a desk; a short one has nothing to gain. */
export function DataTable(props: DataTableProps) {
  return props.choice === undefined ? <PlainDataTable {...props} /> : <Upgraded {...props} />;
}
