// Verifies A11Y-5.
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { loadLazyComponents } from '@/shared/ui/lazyComponent';
import { Segmented } from '@/shared/ui/Segmented';

const options = [
  { value: 'weeks', label: 'Weeks' },
  { value: 'month', label: 'Month' },
  { value: 'list', label: 'List' },
];

function Board({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('weeks');
  return (
    <Segmented
      label="How the board is shown"
      name="form"
      value={value}
      options={options}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const group = () => screen.getByRole('radiogroup', { name: 'How the board is shown' });
const radio = (name: string) => within(group()).getByRole('radio', { name });

async function expectRadios(): Promise<void> {
  expect(
    within(group())
      .getAllByRole('radio')
      .map((option) => option.getAttribute('name')),
  ).toEqual(['form', 'form', 'form']);
  expect(radio('Weeks')).toBeChecked();
  // One stop for all of them, as radio buttons have it, and none for the group.
  await userEvent.tab();
  expect(radio('Weeks')).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
}

async function expectToChoose(onChange: jest.Mock): Promise<void> {
  await userEvent.click(radio('List'));
  expect(onChange).toHaveBeenLastCalledWith('list');
  expect(radio('List')).toBeChecked();
  expect(radio('Weeks')).not.toBeChecked();
}

it('has a skeleton until its code has loaded', async () => {
  render(<Board onChange={() => undefined} />);
  expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByRole('radiogroup')).toBeInTheDocument();
});

it('is a named group of radio buttons', async () => {
  await loadLazyComponents();
  const onChange = jest.fn();
  render(<Board onChange={onChange} />);
  await expectRadios();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith('month');
  expect(radio('Month')).toBeChecked();
  await expectToChoose(onChange);
});
