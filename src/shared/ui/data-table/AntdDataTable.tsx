import { Table, type TableProps } from 'antd';
import 'antd-styles/data-table.css';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { AntdProvider } from '@/shared/ui/antd';
import { cellClassOf, ColumnTitle, directionOf, type DataRow, type DataTableProps } from './ColumnTitle';
import css from './DataTable.module.css';

/** antd's sortable header is a tab stop that only Enter activates: a button inside replaces it. */
function HeadCell({ tabIndex: _tab, onKeyDown: _key, ...cell }: ComponentProps<'th'>) {
  return <th {...cell} aria-label={undefined} aria-description={undefined} />;
}

const components = {
  table: ({ className, ...table }: ComponentProps<'table'>) => (
    <table {...table} className={[css.table, className].join(' ')} />
  ),
  header: { cell: HeadCell },
};

export function AntdDataTable({ caption, columns, rows, sorting, choice }: DataTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  // antd's live region would announce every cell on each change.
  useLayoutEffect(() => {
    frame.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  });
  const orders = { ascending: 'ascend', descending: 'descend' } as const;
  const antdColumns: TableProps<DataRow>['columns'] = columns.map((column) => {
    const direction = directionOf(sorting, column.key);
    const isSortable = sorting !== undefined && column.isSortable === true;
    return {
      key: column.key,
      title: <ColumnTitle column={column} isSortable={isSortable} />,
      className: cellClassOf(column) ?? '',
      render: (_value: unknown, { cells }: DataRow) => cells[column.key],
      ...(column.width === undefined ? {} : { width: column.width }),
      ...(column.isRowHeader === true ? { rowScope: 'row' as const } : {}),
      ...(isSortable ? { sorter: true, sortOrder: direction === undefined ? null : orders[direction] } : {}),
    };
  });
  return (
    <AntdProvider>
      <div ref={frame} className={css.frame}>
        <Table<DataRow>
          caption={<span className="visually-hidden">{caption}</span>}
          columns={antdColumns}
          dataSource={rows}
          rowKey="id"
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
                  columnWidth: '2.25rem',
                  selectedRowKeys: [...choice.chosen],
                  preserveSelectedRowKeys: true,
                  onChange: (keys) => {
                    choice.onChoose(keys.map(Number));
                  },
                  // antd names them by row number.
                  getCheckboxProps: ({ nameId }) => ({ 'aria-labelledby': nameId, 'aria-label': undefined }),
                },
              })}
        />
      </div>
    </AntdProvider>
  );
}
