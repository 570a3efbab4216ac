// Verifies MED-4, A11Y-5.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataTable } from '@/shared/ui/data-table';
import { atDesk } from '../support/atDesk';
import '../support/patience';

const people = ['Kim Lee', 'Ray Ortiz', 'Ana Ruiz', 'Mia Berg'];
const columns = [
  { key: 'name', title: 'Name', isSortable: true, isRowHeader: true },
  { key: 'town', title: 'Town' },
  { key: 'actions', title: 'Actions', isTitleHidden: true },
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
      rows={people.map((name, index) => ({
        id: index + 1,
        nameId: `person-${String(index + 1)}`,
        cells: {
          name: <span id={`person-${String(index + 1)}`}>{name}</span>,
          town: 'Emporia',
          actions: <button type="button">Edit</button>,
        },
      }))}
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
const upgraded = () =>
  waitFor(() => {
    expect(document.querySelector('.ant-table')).not.toBeNull();
  });

/** What the table is to everyone, whoever draws it. */
function expectNamesAndRoles(): void {
  expect(heads().map(({ textContent }) => textContent)).toEqual(['Chosen', 'Name', 'Town', 'Actions']);
  expect(heads()[1]).toHaveAttribute('aria-sort', 'ascending');
  expect(heads()[2]).not.toHaveAttribute('aria-sort');
  expect(
    within(table())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(people);
  expect(boxes().map((box) => box.getAttribute('aria-labelledby'))).toEqual(
    people.map((_, index) => `person-${String(index + 1)}`),
  );
  expect(screen.getByRole('checkbox', { name: 'Ray Ortiz' })).toBeChecked();
  expect(document.querySelector('[aria-live]:not([aria-live=off])')).toBeNull();
}

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

const allStops = ['Name', ...people.flatMap((_, index) => [`person-${String(index + 1)}`, 'Edit'])];

it('is a table of named rows with sortable headings without antd', async () => {
  render(<List />);
  expectNamesAndRoles();
  expect(await tabStops()).toEqual(allStops);
});

describe('on a desk', () => {
  atDesk();

  it('is the same table with antd, without announcing changed cells', async () => {
    render(<List />);
    await upgraded();
    expectNamesAndRoles();
    expect(await tabStops()).toEqual(allStops);
  });

  it.each(['{Enter}', ' '])('sorts by keyboard with “%s”, ascending and descending', async (key) => {
    const onSort = jest.fn();
    render(<List onSort={onSort} />);
    await upgraded();
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
    await upgraded();
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
