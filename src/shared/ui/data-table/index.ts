export { DataTable } from './DataTable';
export type { DataColumn, DataRow } from './ColumnTitle';
