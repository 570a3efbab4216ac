// Verifies ATT-7, ATT-14, ATT-18, ATT-19.
import { screen, waitFor, within } from '@testing-library/react';
import { fails } from '../../mocks';
import { bar, box, chosen, grid, openAttendance, puts, SAVE, SAVED } from '../support/attendanceScreen';
import { readPersisted } from '../support/persisted';
import { leave } from '../support/renderApp';
import { attendingAtServer, siteNewsroom } from '../support/siteNewsroom';

/** Ana Ruiz, Kim Lee, Ray Ortiz and a numbered fourth: more people than the three sites. */
const api = siteNewsroom({ assistants: 3 });

const open = (path?: string) => openAttendance(api(), path);
const button = (name: string) => screen.getByRole('button', { name });
const names = async (role: 'rowheader' | 'columnheader') =>
  within(await grid())
    .getAllByRole(role)
    .map(({ textContent }) => textContent.replace(/ (?:All|Clear)?$/, ''));

const EMPORIA = 'Ana Ruiz, Welch Stadium, Emporia';
const HAYS = 'Ana Ruiz, Lewis Field, Hays';
const NEWTON = 'Ana Ruiz, Fischer Field, Newton';
const KIM_EMPORIA = 'Kim Lee, Welch Stadium, Emporia';
const KIM_HAYS = 'Kim Lee, Lewis Field, Hays';
const KIM_NEWTON = 'Kim Lee, Fischer Field, Newton';

it('has staff in rows when they outnumber the sites, until its switch transposes it, also after a logout', async () => {
  const first = await open();
  expect((await names('rowheader')).slice(0, 3)).toEqual(['Ana Ruiz', 'Kim Lee', 'Ray Ortiz']);
  expect((await names('columnheader')).slice(0, 2)).toEqual([
    'Staff member',
    expect.stringContaining('Welch Stadium, Emporia 6A'),
  ]);
  await first.user.click(await box(HAYS));
  await first.user.click(button('Show sites as rows'));
  expect((await names('rowheader'))[0]).toContain('Welch Stadium, Emporia');
  expect(await chosen()).toEqual([EMPORIA, HAYS]);
  await waitFor(() => {
    expect(readPersisted('persist:preferences')).toMatchObject({ chosen: { attendanceRows: 'sites' } });
  });
  const [logout] = screen.getAllByRole('button', { name: 'Logout', hidden: true });
  await first.user.click(logout ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'General Information' });
  leave();

  const second = await open();
  expect((await names('rowheader'))[0]).toContain('Welch Stadium, Emporia');
  await second.user.click(button('Show staff as rows'));
  expect((await names('rowheader'))[0]).toBe('Ana Ruiz');
  // The layout that is the default here is not stored as a choice, because another activity may need the other layout.
  await waitFor(() => {
    expect(readPersisted('persist:preferences')).toMatchObject({ chosen: {} });
  });
});

it('toggles a box by its cell, counts the changes, and sends the sites in order although they are columns', async () => {
  const { user } = await open();
  await user.click((await box(KIM_HAYS)).closest('td') ?? document.body);
  expect(await chosen()).toEqual([EMPORIA, KIM_HAYS]);
  await user.click(await box(EMPORIA));
  await waitFor(() => {
    expect(bar()).toHaveTextContent(/^1 added, 1 removed · closes .* \(in 6 days\)/);
  });
  await user.click(button('Submit'));
  await screen.findByRole('heading', { name: SAVED });
  const [put] = puts(api());
  expect((put?.body as { event: number }[]).map(({ event }) => event)).toEqual([
    3003, 3003, 3003, 3003, 3001, 3001, 3001, 3001, 3002, 3002, 3002, 3002,
  ]);
  expect(await attendingAtServer(api())).toEqual(['3002 10002', '3101 10003']);
});

// tests/browser/media-keyboard.spec.ts tests the keys in a real browser, too.
it('moves with spreadsheet keys, selects a range with Shift, toggles it with Space, and undoes with Ctrl+Z', async () => {
  const { user } = await open();
  (await box(EMPORIA)).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(await box(KIM_HAYS)).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(await box(KIM_NEWTON)).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
  expect(await box(HAYS)).toHaveFocus();
  await user.keyboard('{ArrowDown}{Home}{ArrowLeft}');
  expect(await box(KIM_EMPORIA)).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  const all = within(await grid()).getAllByRole('checkbox');
  expect(all.at(-1)).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(screen.getByText('4 checkboxes selected. Press Space to toggle them.')).toBeInTheDocument();
  await user.keyboard(' ');
  expect(await chosen()).toEqual([EMPORIA, HAYS, KIM_EMPORIA, KIM_HAYS]);
  await user.keyboard(' ');
  expect(await chosen()).toEqual([]);
  await user.keyboard('{Control>}zz{/Control}');
  expect(await chosen()).toEqual([EMPORIA]);

  await user.keyboard('{Escape}');
  expect(screen.queryByText(/checkboxes selected/)).not.toBeInTheDocument();
  expect(await box(KIM_HAYS)).toHaveFocus();
  await user.keyboard(' ');
  expect(await chosen()).toEqual([EMPORIA, KIM_HAYS]);
  await user.keyboard('{Escape}');
  expect(button('Submit')).toHaveFocus();
});

it('toggles all boxes since the last one on a Shift click', async () => {
  const { user } = await open();
  await user.click(await box(NEWTON));
  await user.keyboard('{Shift>}');
  await user.click(await box(KIM_EMPORIA));
  await user.keyboard('{/Shift}');
  expect(await chosen()).toHaveLength(6);
  await user.click(button('Undo'));
  expect(await chosen()).toEqual([EMPORIA, NEWTON]);
  await user.click(button('Undo'));
  expect(await chosen()).toEqual([EMPORIA]);
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
});

it('leads to the next activity with an unanswered site after saving, also in one step, but not when it was not saved', async () => {
  const cell = 'Kim Lee, Expocentre, Topeka';
  const { user } = await open('/site-notification/10');
  await grid();
  await user.click(button('Submit'));
  expect(await screen.findByRole('link', { name: 'Next activity: Boys Basketball' })).toBeVisible();

  api().use(fails({ ...SAVE, times: 1 }, 500));
  await user.click(await box(cell));
  await user.click(await screen.findByRole('button', { name: 'Save and open next' }));
  expect(await screen.findByText(/We couldn’t save your selections\./)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Spirit Activities' })).toBeInTheDocument();
  expect(await box(cell)).toBeChecked();

  await user.click(button('Save and open next'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Boys Basketball' })).toBeInTheDocument();
  const said = 'Your site selections have been saved: Spirit Activities.';
  // In the bar: above the grid, it would push the last rows out of the window.
  const bar = await screen.findByRole('region', { name: 'Changes and Submit' });
  expect(within(bar).getByText(said)).toHaveAttribute('role', 'status');
  api().use(fails({ ...SAVE, times: 1 }, 500));
  await user.click(button('Submit'));
  expect(await screen.findByText(/We couldn’t save your selections\./)).toBeInTheDocument();
  expect(screen.queryByText(said)).not.toBeInTheDocument();
  expect(await attendingAtServer(api())).toEqual(['3001 10001', '3101 10002', '3101 10003']);
});
