// Verifies ATT-23, SEC-5.
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import * as schema from '../../mocks/db/schema';
import { catchDownloads } from '../support/catchDownloads';
import { dayIn, grid } from '../support/attendanceScreen';
import { NEWSROOM } from '../support/newsroom';
import { readPersisted } from '../support/persisted';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';
import { isoDay, siteNewsroom } from '../support/siteNewsroom';
import { showShortDay } from '@/shared/lib/calendar-dates/showDate';
import { today } from '@/shared/lib/calendar-dates/calendarDate';

const api = siteNewsroom();

const SEEN = 'persist:seenSites';
const MEDIA_HOME = '/media-change';
const TILES = '/site-notification';
const GRID = '/site-notification/1';
const BOARD = '/site-notification?view=who-is-where';
const open = (path: string) => renderMedia(api(), path, undefined, NEWSROOM);

const was = () => `was ${dayIn(10)}, Welch Stadium, Emporia · seen ${showShortDay(today())} in this browser`;

async function visitFirst() {
  await open(TILES);
  await waitFor(() => {
    expect(localStorage.getItem(SEEN)).toContain('Welch Stadium');
  });
  expect(screen.queryByText(/^was | was /)).not.toBeInTheDocument();
  leave();
}

async function move() {
  const { stateTournamentSites: sites } = schema;
  await api()
    .db.update(sites)
    .set({ gameDate: isoDay(17), site: 'Koch Arena, Wichita' })
    .where(eq(sites.id, 3001));
}

beforeEach(async () => {
  await visitFirst();
  await move();
});

it.each([
  ['the media home', MEDIA_HOME],
  ['its tile', TILES],
  ['its grid', GRID],
  ['"Who is where"', BOARD],
])('an event that has moved is marked on %s', async (_place, path) => {
  await open(path);
  const marks = await screen.findAllByText((text) => text.includes(was()));
  expect(marks[0]).toBeVisible();
  // On a later visit, too.
  leave();
  await open(path);
  expect(await screen.findAllByText((text) => text.includes(was()))).toHaveLength(marks.length);
});

it('is left alone after "Got it" on the media home', async () => {
  const { user } = await open(MEDIA_HOME);
  await user.click(await screen.findByRole('button', { name: /^Got it ?: Football$/ }));
  expect(screen.queryByText((text) => text.includes(was()))).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Football closes/ })).toHaveFocus();
});

it('says what it is now, offers its calendar file again, and is left alone after "Got it"', async () => {
  const files = catchDownloads();
  const { user } = await open(GRID);
  await grid();
  const item = screen.getByText(/is now/).closest('li');
  expect(item).toHaveTextContent(`Football 6A is now ${dayIn(17)}, Koch Arena, Wichita: ${was()}`);
  await user.click(screen.getByRole('button', { name: 'Update calendar' }));
  const ics = (await files.get('state-sites.ics')) ?? '';
  expect(ics).toContain(`UID:attendance-${NEWSROOM}-3001@media-portal`);
  expect(ics).toMatch(/^SEQUENCE:[1-9]/m);
  expect(ics).toContain(`DTSTART;VALUE=DATE:${isoDay(17).replaceAll('-', '')}`);

  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText((text) => text.includes(was()))).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => {
    expect(localStorage.getItem(SEEN)).not.toContain('Welch Stadium');
  });
  leave();
  await open(BOARD);
  await screen.findByRole('table', { name: /Who is where/ });
  expect(screen.queryByText((text) => text.includes('was '))).not.toBeInTheDocument();
});

it('is kept without names of people, and erased at logout', async () => {
  const { user } = await open(BOARD);
  await screen.findAllByText((text) => text.includes(was()));
  const stored = readPersisted(SEEN)?.byOwner;
  expect(Object.keys(stored as object)).toEqual([NEWSROOM]);
  expect(JSON.stringify(stored)).not.toMatch(/Ana|Ruiz|@/);
  await user.click(
    within(screen.getByRole('banner')).getAllByRole('button', { name: 'Logout', hidden: true })[0] ?? document.body,
  );
  await waitFor(() => {
    expect(localStorage.getItem(SEEN)).toBeNull();
  });
  leave();
  await open(BOARD);
  await screen.findByRole('table', { name: /Who is where/ });
  expect(screen.queryByText((text) => text.includes('was '))).not.toBeInTheDocument();
});
