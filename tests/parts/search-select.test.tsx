// Verifies GEN-18, A11Y-5.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { loadLazyComponents } from '@/shared/ui/lazyComponent';
import { SearchSelect } from '@/shared/ui/SearchSelect';

const schools = [
  ...['Wichita West', 'Wichita East', 'Baseball City', 'Basketball Hill', 'Peñalosa', 'Liberal', 'Lakin', 'Leoti'],
  ...['Abilene', 'Anthony', 'Ashland', 'Atchison', 'Augusta', 'Basehor', 'Belleville', 'Beloit', 'Burlington'],
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

it('has a skeleton until its code has loaded', async () => {
  render(<Form />);
  expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByRole('combobox', { name: 'School' })).toBeInTheDocument();
});

describe('with its code', () => {
  beforeAll(loadLazyComponents);

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
    // Not only the options beside the active one, as antd's virtual list has it.
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
