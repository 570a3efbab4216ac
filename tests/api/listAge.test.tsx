// Verifies API-13.
import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { fails } from '../../mocks';
import * as schema from '../../mocks/db/schema';
import { keepListsFresh } from '@/app/keepListsFresh';
import { selectShownReadings } from '@/shared/api';
import { box, grid, openAttendance } from '../support/attendanceScreen';
import type { MockApi } from '../support/mockApi';
import { siteNewsroom } from '../support/siteNewsroom';

/** Timers that stay real: the tests change only the date. */
const real = ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'setInterval', 'performance'] as const;

const api = siteNewsroom();

const readsOf = (mock: MockApi, part: string) =>
  mock.calls.filter(({ method, path }) => method === 'GET' && path.includes(part)).length;

function pass(minutes: number): void {
  jest.setSystemTime(Date.now() + minutes * 60_000);
}

const look = (visibility: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

let stop = (): void => undefined;
let isPresent = true;

beforeEach(() => {
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: [...real],
  });
  isPresent = true;
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function openGrid() {
  const view = await openAttendance(api());
  await grid();
  await act(() => api().atRest());
  // RTK Query reports its subscriptions to the store after a delay.
  await waitFor(() => {
    expect(selectShownReadings(view.store.getState()).length).toBeGreaterThanOrEqual(4);
  });
  stop = keepListsFresh(view.store, () => isPresent);
  return view;
}

it('an open grid shows what others changed after ten minutes, under the edits that were not sent', async () => {
  const { user } = await openGrid();
  await user.click(await box('Kim Lee, Welch Stadium, Emporia'));
  await api()
    .db.update(schema.stateTournamentSites)
    .set({ site: 'New Stadium, Emporia' })
    .where(eq(schema.stateTournamentSites.id, 3001));
  pass(11);
  look('visible');
  expect(await box('Kim Lee, New Stadium, Emporia')).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /Welch Stadium/ })).not.toBeInTheDocument();
  // The grid shows the previous name of the site that has moved (ATT-23).
  expect(screen.getAllByText(/was Welch Stadium, Emporia/)).not.toHaveLength(0);
  expect(await box('Ana Ruiz, New Stadium, Emporia')).toBeChecked();
});

it('nothing is read again within ten minutes, while nobody looks, without a connection, or in the past', async () => {
  await openGrid();
  const before = api().calls.length;
  pass(9);
  look('visible');
  pass(2);
  look('hidden');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  look('visible');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  isPresent = false;
  look('visible');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(api().calls).toHaveLength(before);
  isPresent = true;
  look('visible');
  await waitFor(() => {
    expect(readsOf(api(), 'state-tournaments/1/')).toBe(2);
  });
});

it('a grid stays as it is when it cannot be read again', async () => {
  await openGrid();
  api().use(fails({ method: 'GET' }));
  pass(11);
  look('visible');
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await box('Ana Ruiz, Welch Stadium, Emporia')).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a screen that is opened again after a minute reads its lists again, and shows the last ones meanwhile', async () => {
  const { user } = await openGrid();
  await user.click(screen.getByRole('link', { name: '← All activities' }));
  await screen.findByRole('heading', { name: 'Fall' });
  const before = readsOf(api(), 'state-tournaments/1/');
  pass(2);
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Football' }));
  await grid();
  await waitFor(() => {
    expect(readsOf(api(), 'state-tournaments/1/')).toBe(before + 1);
  });
});
