export { DataTable } from './DataTable';
export type { DataColumn, DataRow } from './dataTableProps';
