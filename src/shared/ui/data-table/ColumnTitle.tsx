import type { ReactNode } from 'react';
import css from './DataTable.module.css';

export interface DataColumn {
  key: string;
  title: string;
  isTitleHidden?: boolean;
  isSortable?: boolean;
  isRowHeader?: boolean;
  width?: string;
  /** Of buttons, which are not printed. */
  isScreenOnly?: boolean;
}

export interface DataRow {
  id: number;
  /** Names the row for its checkbox. */
  nameId: string;
  cells: Readonly<Record<string, ReactNode>>;
}

export interface DataTableProps {
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  sorting?: { key: string; isDescending: boolean; onSort: (key: string, isDescending: boolean) => void };
  choice?: { title: string; chosen: readonly number[]; onChoose: (ids: readonly number[]) => void };
}

export const cellClassOf = ({ isScreenOnly }: DataColumn) => (isScreenOnly === true ? css.screenOnly : undefined);

export const directionOf = (sorting: DataTableProps['sorting'], key: string) =>
  sorting?.key === key ? (sorting.isDescending ? 'descending' : 'ascending') : undefined;

interface ColumnTitleProps {
  column: DataColumn;
  isSortable: boolean;
  onSort?: () => void;
}

export function ColumnTitle({ column: { title, isTitleHidden }, isSortable, onSort }: ColumnTitleProps) {
  if (!isSortable) return <span className={isTitleHidden === true ? 'visually-hidden' : undefined}>{title}</span>;
  return (
    <button type="button" className={css.sort} onClick={onSort}>
      {title}
    </button>
  );
}
