import { useState } from 'react';
import { DataTable, type DataColumn, type DataRow } from '@/shared/ui/data-table';
import { RowTable, TableRow, TableSkeleton } from '@/shared/ui/row-table';
import { LONG_NAME, noop, type Part } from '../specimen';

const columns: readonly DataColumn[] = [
  { key: 'name', title: 'Name', isSortable: true, isRowHeader: true },
  { key: 'email', title: 'Email', isSortable: true },
];

const rowsOf = (table: string): DataRow[] =>
  ['Dana Whitfield', 'Luis Ortega', LONG_NAME].map((name, index) => ({
    id: index + 1,
    nameId: `${table}-${index + 1}`,
    cells: { name: <span id={`${table}-${index + 1}`}>{name}</span>, email: `desk${index + 1}@courier.example` },
  }));

function ChoiceExample() {
  const [chosen, setChosen] = useState<readonly number[]>([2]);
  const [sorting, setSorting] = useState({ key: 'name', isDescending: false });
  const rows = rowsOf('gallery-choice');
  return (
    <DataTable
      caption="Staff, to choose from"
      columns={columns}
      rows={sorting.isDescending ? rows.toReversed() : rows}
      sorting={{
        ...sorting,
        onSort: (key, isDescending) => {
          setSorting({ key, isDescending });
        },
      }}
      choice={{ title: 'Chosen', chosen, onChoose: setChosen }}
    />
  );
}

export const tableParts: readonly Part[] = [
  {
    folder: 'data-table',
    specimens: [
      { state: 'default', content: <DataTable caption="Staff" columns={columns} rows={rowsOf('gallery-staff')} /> },
      { state: 'sortable, with choices', content: <ChoiceExample /> },
      { state: 'empty', content: <DataTable caption="Nobody" columns={columns} rows={[]} /> },
    ],
  },
  {
    folder: 'row-table',
    specimens: [
      {
        state: 'default and long text',
        content: (
          <RowTable
            caption="Organizations"
            columns={[{ name: 'Name', sorted: 'ascending', onSort: noop }, 'City', 'Phone']}
          >
            <TableRow name="Council Grove Courier">
              <td>Council Grove</td>
              <td>620-555-0190</td>
            </TableRow>
            <TableRow name={LONG_NAME}>
              <td>Wamego</td>
              <td>785-555-0123</td>
            </TableRow>
          </RowTable>
        ),
      },
      { state: 'loading', content: <TableSkeleton rows={3} /> },
    ],
  },
];
