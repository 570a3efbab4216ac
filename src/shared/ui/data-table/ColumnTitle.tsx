import css from './DataTable.module.css';
import type { DataColumn, DataTableProps } from './dataTableProps';

export const directionOf = (sorting: DataTableProps['sorting'], key: string) =>
  sorting?.key === key ? (sorting.isDescending ? 'descending' : 'ascending') : undefined;

interface ColumnTitleProps {
  column: DataColumn;
  isSortable: boolean;
  onSort?: () => void;
}

/** The head of a column; where it sorts, a button. */
export function ColumnTitle({ column: { title, isTitleHidden }, isSortable, onSort }: ColumnTitleProps) {
  if (!isSortable) return <span className={isTitleHidden === true ? 'visually-hidden' : undefined}>{title}</span>;
  return (
    <button type="button" className={css.sort} onClick={onSort}>
      {title}
    </button>
  );
}
