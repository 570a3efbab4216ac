// Verifies GEN-18, GEN-28, MED-7, AGR-22, A11Y-5.
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileDrop } from '@/shared/ui/FileDrop';
import { loadLazyComponents } from '@/shared/ui/lazyComponent';
import { SearchSelect } from '@/shared/ui/SearchSelect';
import { Segmented } from '@/shared/ui/Segmented';
import { Timeline } from '@/shared/ui/Timeline';

beforeAll(loadLazyComponents);

describe('SearchSelect', () => {
  const schools = [
    'Wichita West',
    'Wichita East',
    'Baseball City',
    'Basketball Hill',
    'Peñalosa',
    'Liberal',
    'Lakin',
    'Leoti',
    'Abilene',
    'Anthony',
    'Ashland',
    'Atchison',
    'Augusta',
    'Basehor',
    'Belleville',
    'Beloit',
    'Burlington',
  ];
  const optionsOf = (names: readonly string[]) => names.map((label, index) => ({ value: String(index + 1), label }));

  function Form({ names = schools, onChosen = () => undefined }: { names?: string[]; onChosen?: (v: string) => void }) {
    const [value, setValue] = useState('');
    return (
      <>
        <label htmlFor="school">School</label>
        <p id="hint">Where the event is held</p>
        <SearchSelect
          id="school"
          label="School"
          value={value}
          options={optionsOf(names)}
          prompt="Choose one"
          describedBy="hint"
          isRequired
          onChange={(chosen) => {
            setValue(chosen);
            onChosen(chosen);
          }}
        />
      </>
    );
  }

  const box = () => screen.getByRole('combobox', { name: 'School' });
  const keyCodes = { Enter: 13, Escape: 27, ArrowDown: 40 };
  /** antd still reads key codes, which user-event does not send. */
  const press = (key: keyof typeof keyCodes) => fireEvent.keyDown(box(), { key, keyCode: keyCodes[key] });
  const offered = () => within(screen.getByRole('listbox', { name: 'School' })).getAllByRole('option');

  it.each([
    ['west wich', 'Wichita West'],
    ['basketball', 'Basketball Hill'],
    ['penalosa', 'Peñalosa'],
  ])('“%s” and Enter select %s', async (typed, name) => {
    const onChosen = jest.fn();
    render(<Form onChosen={onChosen} />);
    await userEvent.type(box(), typed);
    expect(offered().map(({ textContent }) => textContent)).toEqual([name]);
    press('Enter');
    expect(onChosen).toHaveBeenLastCalledWith(String(schools.indexOf(name) + 1));
  });

  it('is a named combobox that exposes its expanded state, requirement, and value', async () => {
    render(<Form />);
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveAttribute('aria-required', 'true');
    expect(box()).toHaveAccessibleDescription('Where the event is held');
    await userEvent.tab();
    press('ArrowDown');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    // All options are accessible, not only those beside the active one, as in antd's virtual list.
    expect(offered()).toHaveLength(schools.length);
    press('ArrowDown');
    expect(document.getElementById(box().getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
      'Wichita East',
    );
    press('Enter');
    expect(box()).toHaveAccessibleDescription('Where the event is held Wichita East');
  });

  it('closes on Escape with its value, and says when nothing is found', async () => {
    render(<Form />);
    await userEvent.type(box(), 'east');
    press('Enter');
    await userEvent.type(box(), 'zz');
    expect(offered().map(({ textContent }) => textContent)).toEqual(['Nothing found. Try fewer letters.']);
    press('Enter');
    await userEvent.type(box(), 'zz');
    press('Escape');
    await waitFor(() => {
      expect(box()).toHaveAttribute('aria-expanded', 'false');
    });
    expect(box()).toHaveAccessibleDescription('Where the event is held Wichita East');
  });

  it('keeps working on a translated page when it is emptied while it has the focus', () => {
    const options = [{ value: '', label: 'All schools' }, ...optionsOf(schools)];
    const filter = (value: string) => (
      <>
        <label htmlFor="school">School</label>
        <SearchSelect id="school" label="School" value={value} options={options} onChange={() => undefined} />
      </>
    );
    const { container, rerender } = render(filter('6'));
    act(() => box().focus());
    const told = container.querySelector('[aria-live]')?.firstChild;
    const wrapper = document.createElement('span');
    told?.replaceWith(wrapper);
    wrapper.append(told ?? '');
    rerender(filter(''));
    expect(box()).toHaveAccessibleDescription('All schools');
  });

  it('of fifteen options is not searched, so that a phone shows no keyboard', async () => {
    const onChosen = jest.fn();
    render(<Form names={schools.slice(0, 15)} onChosen={onChosen} />);
    expect(box()).toHaveAttribute('readonly');
    await userEvent.click(box());
    expect(offered()).toHaveLength(15);
    await userEvent.click(screen.getByRole('option', { name: 'Liberal' }));
    expect(onChosen).toHaveBeenLastCalledWith('6');
    expect(box()).toHaveAccessibleDescription('Where the event is held Liberal');
  });
});

describe('Segmented', () => {
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

  it('is a named group of radio buttons with one stop of the Tab key', async () => {
    const onChange = jest.fn();
    render(<Board onChange={onChange} />);
    const names = within(group())
      .getAllByRole('radio')
      .map((option) => option.getAttribute('name'));
    expect(names).toEqual(['form', 'form', 'form']);
    expect(radio('Weeks')).toBeChecked();
    await userEvent.tab();
    expect(radio('Weeks')).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowRight}');
    expect(onChange).toHaveBeenLastCalledWith('month');
    expect(radio('Month')).toBeChecked();
    await userEvent.click(radio('List'));
    expect(onChange).toHaveBeenLastCalledWith('list');
    expect(radio('List')).toBeChecked();
    expect(radio('Weeks')).not.toBeChecked();
  });
});

describe('FileDrop', () => {
  const LABEL = 'Choose a file, or drop it here';
  const csv = new File(['Mia,Berg'], 'staff.csv', { type: 'text/csv' });
  const sheet = new File(['PK'], 'staff.xlsx');

  it('is a named button that accepts any dropped file, and the same one twice, and sends it nowhere', async () => {
    const onFile = jest.fn();
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
    const { container } = render(<FileDrop label={LABEL} accept=".csv,.txt" onFile={onFile} />);
    const place = screen.getByRole('button', { name: LABEL });
    expect(place).toHaveAttribute('tabindex', '0');
    expect(container.querySelector('input[type=file]')).toHaveAttribute('accept', '.csv,.txt');
    for (const file of [csv, sheet]) fireEvent.drop(place, { dataTransfer: { files: [file], items: [] } });
    await waitFor(() => {
      expect(onFile.mock.calls.map(([file]: File[]) => file?.name)).toEqual(['staff.csv', 'staff.xlsx']);
    });
    for (const time of [3, 4]) {
      const control = container.querySelector('input[type=file]') ?? document.body;
      fireEvent.change(control, { target: { files: [csv] } });
      await waitFor(() => {
        expect(onFile).toHaveBeenCalledTimes(time);
      });
    }
    expect(send).not.toHaveBeenCalled();
    send.mockRestore();
  });
});

describe('Timeline', () => {
  const items = [
    { key: 'a', content: 'Contact the host', tone: 'quiet' as const },
    { key: 'b', content: 'The event' },
    { key: 'c', content: 'Payment is due', tone: 'danger' as const },
  ];

  it('is an ordered list without stops of the Tab key', () => {
    render(<Timeline items={items} />);
    const list = screen.getByRole('list');
    expect(list.tagName).toBe('OL');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(items.map(({ content }) => content));
    expect(document.querySelectorAll('[tabindex]')).toHaveLength(0);
  });
});
