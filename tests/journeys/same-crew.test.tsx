// Verifies ATT-9, ATT-22.
import { screen, within } from '@testing-library/react';
import { attendingAtServer, siteNewsroom } from '../support/siteNewsroom';
import {
  bar,
  box,
  chosen,
  dayIn,
  grid,
  openAttendance as open,
  puts,
  SAVED,
  submitButton,
} from '../support/attendanceScreen';

const CREW = [10_001, 10_002, 10_003, 10_004, 10_005];
/** The crew of five goes to Spirit Activities. */
const api = siteNewsroom({
  assistants: 4,
  notifications: CREW.map((personId) => ({ siteId: 3101, personId, attending: 1 as const })),
});

const EMPORIA = 'Welch Stadium, Emporia';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function copyFrom(user: Awaited<ReturnType<typeof open>>['user'], activity: RegExp) {
  await grid();
  await user.click(button('Same crew as…'));
  const dialog = await screen.findByRole('dialog', { name: 'Same crew as' });
  await user.click(await within(dialog).findByRole('button', { name: activity }));
}

it('fills a second activity with the same crew of five in three clicks', async () => {
  const { user } = await open(api());
  await copyFrom(user, /^Spirit Activities 5 people at 1 site/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Spirit Activities: 5 copied.')).toBeVisible();
  expect(await chosen()).toHaveLength(5);
  expect((await chosen()).every((label) => label?.endsWith(EMPORIA))).toBe(true);
  expect(puts(api())).toHaveLength(0);
  await user.click(submitButton());
  await screen.findByRole('heading', { name: SAVED });
  expect(await attendingAtServer(api())).toEqual([
    ...CREW.map((id) => `3001 ${String(id)}`),
    ...CREW.map((id) => `3101 ${String(id)}`),
  ]);
});

it('names the clashes that it makes, and is undone in one step', async () => {
  const { user } = await open(api());
  await copyFrom(user, /^Spirit Activities/);
  expect(
    await screen.findByText(
      `Ana Ruiz: ${EMPORIA} (Football) and Expocentre, Topeka (Spirit Activities), both ${dayIn(10)}`,
    ),
  ).toBeInTheDocument();
  await user.click(within(bar()).getByRole('button', { name: 'Undo' }));
  expect(await chosen()).toEqual([]);
  expect(screen.queryByText(/5 copied/)).not.toBeInTheDocument();
});

it('says that there is no other crew yet', async () => {
  const { user } = await open(api(), '/site-notification/10');
  await grid();
  // No other activity has a selection.
  await user.click(button('Same crew as…'));
  expect(await screen.findByText('You haven’t chosen anyone for another activity yet.')).toBeVisible();
  await user.click(button('Cancel'));
  expect(await box('Ana Ruiz, Expocentre, Topeka')).toBeChecked();
});
