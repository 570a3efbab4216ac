export { PlainTable } from './PlainTable';
export type { SortableColumn } from './PlainTable';
export { RowTable, TableRow } from './RowTable';
export { TableSkeleton } from './TableSkeleton';
