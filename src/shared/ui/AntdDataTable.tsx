import { Table, type Breakpoint, type TableProps } from 'antd';
import 'antd-styles/AntdDataTable.css';
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { AntdProvider } from './antd/AntdProvider';
import css from './DataTable.module.css';

export interface DataColumn<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  isTitleHidden?: boolean;
  isSortable?: boolean;
  isRowHeader?: boolean;
  width?: string;
  /** For a column of buttons, which is not printed. */
  isScreenOnly?: boolean;
  /** The window widths at which the column shows; by default, all. */
  responsive?: Breakpoint[];
}

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** Returns a row's key; by default, its index is the key. */
  idOf?: (row: Row) => number;
  /** How the caller has sorted the rows, and what to do when the user chooses another order. */
  sorting?: { key: string; isDescending: boolean; onSort: (key: string, isDescending: boolean) => void } | undefined;
  choice?: {
    title: string;
    chosen: readonly number[];
    /** Returns the id of the element that labels a row's checkbox. */
    nameIdOf: (row: Row) => string;
    onChoose: (ids: readonly number[]) => void;
  };
}

interface KeyedRow<Row> {
  key: number;
  row: Row;
}

/** Removes the tab stop of antd's sortable header, which only Enter activates: a button inside replaces it. */
function HeadCell({ tabIndex: _tab, onKeyDown: _key, ...cell }: ComponentProps<'th'>) {
  return <th {...cell} aria-label={undefined} aria-description={undefined} />;
}

/** Wraps a cell's text in an element, because antd renders it beside other nodes, which would break translated pages (GEN-28). */
const asElement = (content: ReactNode): ReactNode =>
  typeof content === 'string' && content !== '' ? <span key={content}>{content}</span> : content;

const components = {
  // Drops antd's inline style, which style sheets could not override for printing.
  table: ({ className, style: _style, ...table }: ComponentProps<'table'>) => (
    <table {...table} className={[css.table, className].join(' ')} />
  ),
  header: { cell: HeadCell },
};

export function AntdDataTable<Row>({ caption, columns, rows, idOf, sorting, choice }: DataTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  // Turns off antd's live region, which would announce every cell on each change.
  useLayoutEffect(() => {
    frame.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  });
  const antdColumns: TableProps<KeyedRow<Row>>['columns'] = columns.map((column) => {
    const isSortable = sorting !== undefined && column.isSortable === true;
    const order = sorting?.isDescending === true ? 'descend' : 'ascend';
    return {
      key: column.key,
      title: isSortable ? (
        <button type="button" className={css.sort}>
          {column.title}
        </button>
      ) : (
        <span className={column.isTitleHidden === true ? 'visually-hidden' : css.title}>{column.title}</span>
      ),
      className: column.isScreenOnly === true ? (css.screenOnly ?? '') : '',
      render: (_value: unknown, { row }: KeyedRow<Row>) => asElement(column.cell(row)),
      ...(column.width === undefined ? {} : { width: column.width }),
      ...(column.responsive === undefined ? {} : { responsive: column.responsive }),
      ...(column.isRowHeader === true ? { rowScope: 'row' as const } : {}),
      ...(isSortable ? { sorter: true, sortOrder: sorting.key === column.key ? order : null } : {}),
    };
  });
  return (
    <AntdProvider>
      <div ref={frame}>
        <Table<KeyedRow<Row>>
          caption={<span className="visually-hidden">{caption}</span>}
          columns={antdColumns}
          dataSource={rows.map((row, index) => ({ key: idOf?.(row) ?? index, row }))}
          size="small"
          pagination={false}
          showSorterTooltip={false}
          sortDirections={['ascend', 'descend', 'ascend']}
          onChange={(_pagination, _filters, sorter) => {
            const { columnKey, order } = [sorter].flat()[0] ?? {};
            if (columnKey !== undefined) sorting?.onSort(String(columnKey), order === 'descend');
          }}
          components={components}
          locale={{ emptyText: null }}
          {...(choice === undefined
            ? {}
            : {
                rowSelection: {
                  columnTitle: <span className="visually-hidden">{choice.title}</span>,
                  selectedRowKeys: [...choice.chosen],
                  preserveSelectedRowKeys: true,
                  onChange: (keys) => choice.onChoose(keys.map(Number)),
                  // Labels each checkbox with the row's name; antd would use the row number.
                  getCheckboxProps: ({ row }) => ({ 'aria-labelledby': choice.nameIdOf(row), 'aria-label': undefined }),
                },
              })}
        />
      </div>
    </AntdProvider>
  );
}
