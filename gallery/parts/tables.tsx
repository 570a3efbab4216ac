import { useState } from 'react';
import { DataTable } from '@/shared/ui/DataTable';
import type { DataColumn } from '@/shared/ui/AntdDataTable';
import { RowTable, TableRow, TableSkeleton } from '@/shared/ui/RowTable';
import { LONG_NAME, type Part } from '../specimen';

interface Person {
  id: number;
  name: string;
}

const people: readonly Person[] = ['Dana Whitfield', 'Luis Ortega', LONG_NAME].map((name, index) => ({
  id: index + 1,
  name,
}));
const nameIdOf = ({ id }: Person): string => `gallery-choice-${id}`;
const columns: readonly DataColumn<Person>[] = [
  {
    key: 'name',
    title: 'Name',
    isSortable: true,
    isRowHeader: true,
    cell: (person) => <span id={nameIdOf(person)}>{person.name}</span>,
  },
  { key: 'email', title: 'Email', isSortable: true, cell: ({ id }) => `desk${id}@courier.example` },
];
const plainColumns: readonly DataColumn<Person>[] = [
  { key: 'name', title: 'Name', isRowHeader: true, cell: ({ name }) => name },
  { key: 'email', title: 'Email', cell: ({ id }) => `desk${id}@courier.example` },
];

function ChoiceExample() {
  const [chosen, setChosen] = useState<readonly number[]>([2]);
  const [sorting, setSorting] = useState({ key: 'name', isDescending: false });
  return (
    <DataTable
      caption="Staff, to choose from"
      columns={columns}
      rows={sorting.isDescending ? people.toReversed() : people}
      idOf={({ id }) => id}
      sorting={{
        ...sorting,
        onSort: (key, isDescending) => {
          setSorting({ key, isDescending });
        },
      }}
      choice={{ title: 'Chosen', chosen, nameIdOf, onChoose: setChosen }}
    />
  );
}

export const tableParts: readonly Part[] = [
  {
    name: 'DataTable',
    specimens: [
      { state: 'default', content: <DataTable caption="Staff" columns={plainColumns} rows={people} /> },
      { state: 'sortable, with choices', content: <ChoiceExample /> },
      { state: 'empty', content: <DataTable caption="Nobody" columns={plainColumns} rows={[]} /> },
    ],
  },
  {
    name: 'RowTable',
    specimens: [
      {
        state: 'default and long text',
        content: (
          <RowTable caption="Organizations" columns={['Name', 'City', 'Phone']}>
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
