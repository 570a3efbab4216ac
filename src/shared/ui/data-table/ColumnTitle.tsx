import type { ReactNode } from 'react';
import css from './DataTable.module.css';

export interface DataColumn {
  key: string;
  title: string;
  /** The title is for readers alone. */
  isTitleHidden?: boolean;
  isSortable?: boolean;
  /** The cells name their rows. */
  isRowHeader?: boolean;
  /** A share of the table's width, such as 30 %. */
  width?: string;
}

export interface DataRow {
  id: number;
  /** The id of the element that names the row, for its checkbox. */
  nameId: string;
  /** By the columns' keys. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface DataTableProps {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly DataColumn[];
  /** As they are shown: in their order, without those that a filter leaves out. */
  rows: readonly DataRow[];
  /** Without it, no column sorts. */
  sorting?: { key: string; isDescending: boolean; onSort: (key: string, isDescending: boolean) => void };
  /** Without it, no row can be chosen. */
  choice?: { title: string; chosen: readonly number[]; onChoose: (ids: readonly number[]) => void };
}

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
