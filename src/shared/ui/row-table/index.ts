export { RowTable, TableRow } from './RowTable';
export { TableSkeleton } from './TableSkeleton';
