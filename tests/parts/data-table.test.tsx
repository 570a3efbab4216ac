// Verifies MED-4, A11Y-5.
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataTable } from '@/shared/ui/DataTable';
import type { DataColumn } from '@/shared/ui/AntdDataTable';
import { loadLazyComponents } from '@/shared/ui/lazyComponent';

const people = ['Kim Lee', 'Ray Ortiz', 'Ana Ruiz', 'Mia Berg'].map((name, index) => ({ id: index + 1, name }));
type Person = (typeof people)[number];
const nameIdOf = ({ id }: Person): string => `person-${String(id)}`;
const columns: readonly DataColumn<Person>[] = [
  {
    key: 'name',
    title: 'Name',
    isSortable: true,
    isRowHeader: true,
    cell: (person) => <span id={nameIdOf(person)}>{person.name}</span>,
  },
  { key: 'town', title: 'Town', cell: () => 'Emporia' },
  { key: 'actions', title: 'Actions', isTitleHidden: true, cell: () => <button type="button">Edit</button> },
];

interface ListProps {
  onSort?: (key: string, isDescending: boolean) => void;
  onChoose?: (ids: readonly number[]) => void;
}

function List({ onSort = () => undefined, onChoose = () => undefined }: ListProps) {
  const [isDescending, setDescending] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([2]);
  return (
    <DataTable
      caption="Staff"
      columns={columns}
      rows={people}
      idOf={({ id }) => id}
      sorting={{
        key: 'name',
        isDescending,
        onSort: (key, next) => {
          setDescending(next);
          onSort(key, next);
        },
      }}
      choice={{
        title: 'Chosen',
        chosen,
        nameIdOf,
        onChoose: (ids) => {
          setChosen(ids);
          onChoose(ids);
        },
      }}
    />
  );
}

const table = () => screen.getByRole('table', { name: 'Staff' });
const heads = () => within(table()).getAllByRole('columnheader');
const boxes = () => within(table()).getAllByRole('checkbox');
/** Every stop of the Tab key, in order. */
async function tabStops(): Promise<(string | null)[]> {
  const stops: (string | null)[] = [];
  for (;;) {
    await userEvent.tab();
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return stops;
    stops.push(activeElement.getAttribute('aria-labelledby') ?? activeElement.textContent);
  }
}

const allStops = ['Name', ...people.flatMap((person) => [nameIdOf(person), 'Edit'])];

it('has a skeleton until its code has loaded', async () => {
  render(<List />);
  expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Staff' })).toBeInTheDocument();
});

describe('with its code', () => {
  beforeAll(loadLazyComponents);

  it('is a table of named rows with sortable headings that does not announce changed cells', async () => {
    render(<List />);
    expect(heads().map(({ textContent }) => textContent)).toEqual(['Chosen', 'Name', 'Town', 'Actions']);
    expect(heads()[1]).toHaveAttribute('aria-sort', 'ascending');
    expect(heads()[2]).not.toHaveAttribute('aria-sort');
    expect(
      within(table())
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(people.map(({ name }) => name));
    expect(boxes().map((box) => box.getAttribute('aria-labelledby'))).toEqual(people.map(nameIdOf));
    expect(screen.getByRole('checkbox', { name: 'Ray Ortiz' })).toBeChecked();
    expect(document.querySelector('[aria-live]:not([aria-live=off])')).toBeNull();
    expect(await tabStops()).toEqual(allStops);
  });

  it.each(['{Enter}', ' '])('sorts by keyboard with “%s”, ascending and descending', async (key) => {
    const onSort = jest.fn();
    render(<List onSort={onSort} />);
    within(table()).getByRole('button', { name: 'Name' }).focus();
    await userEvent.keyboard(key);
    expect(onSort).toHaveBeenLastCalledWith('name', true);
    expect(heads()[1]).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard(key);
    expect(onSort).toHaveBeenLastCalledWith('name', false);
    expect(onSort).toHaveBeenCalledTimes(2);
  });

  it('selects a row with Space, and several with Shift', async () => {
    const onChoose = jest.fn();
    render(<List onChoose={onChoose} />);
    screen.getByRole('checkbox', { name: 'Kim Lee' }).focus();
    await userEvent.keyboard(' ');
    expect(onChoose).toHaveBeenLastCalledWith([2, 1]);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Mia Berg' }));
    await user.keyboard('{/Shift}');
    expect([...(onChoose.mock.lastCall as [number[]])[0]].sort()).toEqual([1, 2, 3, 4]);
  });
});
