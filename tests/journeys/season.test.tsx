// Verifies ATT-23, MED-7, SEC-5.
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import * as schema from '../../mocks/db/schema';
import { addDays, today } from '@/shared/lib/calendar-dates/calendarDate';
import { formatCalendarDate, showShortDay } from '@/shared/lib/calendar-dates/showDate';
import { choices } from '../support/agreementData';
import { dayIn, grid, openAttendance } from '../support/attendanceScreen';
import { catchDownloads } from '../support/catchDownloads';
import { NEWSROOM } from '../support/newsroom';
import { putPersisted, readPersisted } from '../support/persisted';
import { leave } from '../support/renderApp';
import { isoDay, siteNewsroom } from '../support/siteNewsroom';

const shortIn = (days: number): string => formatCalendarDate(addDays(today(), days));

const season = async () => within(await screen.findByRole('region', { name: 'Your season' }));

describe('your season on the media home', () => {
  const api = siteNewsroom({
    notifications: [
      { siteId: 3001, personId: 10_001, attending: 1 },
      { siteId: 3101, personId: 10_001, attending: 1 },
    ],
  });
  const open = () => openAttendance(api(), '/media-change');

  it('shows the next events, each one click from its grid, and asks for their sites once, and for no others', async () => {
    const { user, address } = await open();
    const card = await season();
    await waitFor(() => {
      expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        `Football closes ${dayIn(6)} (in 6 days): 1 of 3 sites covered, Ana Ruiz double-booked${dayIn(2)} – ${dayIn(10)}`,
        `Spirit Activities closes ${dayIn(6)} (in 6 days): 1 of 1 site covered, Ana Ruiz double-booked${dayIn(10)} – ${dayIn(11)}`,
        expect.stringMatching(/^You haven’t requested a credential for /),
        expect.stringMatching(/^Boys Basketball closes .*: 0 of 1 site covered/),
      ]);
    });
    await api().atRest();
    const years = api().callsTo('GET', /^\/contact\/year\//);
    // Volleyball is not open, and tennis needs no selection.
    expect(years.map(({ path }) => path.slice('/contact/year/'.length)).sort()).toEqual(['1', '10', '11', '12', '22']);
    expect(api().callsTo('GET', /^\/site\/state-tournaments\//)).toHaveLength(years.length);
    const others = api().calls.filter(({ path }) => !/^\/(?:contact\/year|site\/state-tournaments)\//.test(path));
    expect(others.length).toBeLessThanOrEqual(6);
    await user.click(card.getByRole('link', { name: /^Football closes/ }));
    expect(address()).toBe('/site-notification/1');
  });

  it('shows deadlines of agreements filed from this browser until they pass', async () => {
    const filed = {
      at: '2026-11-01T10:00:00.000Z',
      type: 'Television',
      event: 'Football, Semifinal, 6A',
      site: 'Emporia High School',
      dates: [shortIn(2)],
      schools: ['Emporia High School'],
      fee: 75,
      choices,
    };
    putPersisted('persist:agreementHistory', { byOwner: { [NEWSROOM]: [filed] } });
    await open();
    const card = await season();
    await card.findByText(/Contact the host site manager/);
    const filedItems = card
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes('filed from this'));
    expect(filedItems.map(({ textContent }) => textContent)).toEqual([
      `Contact the host site manager: ${dayIn(1)} (tomorrow)Football, Semifinal, 6A, agreement filed from this browser`,
      expect.stringMatching(/^Payment is due: .* \(in \d weeks\)Football, Semifinal, 6A, /),
    ]);
  });
});

// tests/api/sessionLeftovers.test.ts verifies that what was seen is removed at logout.
describe('an event that has moved', () => {
  const api = siteNewsroom();

  const SEEN = 'persist:seenSites';
  const MEDIA_HOME = '/media-change';
  const TILES = '/site-notification';
  const GRID = '/site-notification/1';
  const BOARD = '/site-notification?view=who-is-where';

  const was = () => `was ${dayIn(10)}, Welch Stadium, Emporia · seen ${showShortDay(today())} in this browser`;

  beforeEach(async () => {
    await openAttendance(api(), TILES);
    await waitFor(() => {
      expect(localStorage.getItem(SEEN)).toContain('Welch Stadium');
    });
    expect(screen.queryByText(/^was | was /)).not.toBeInTheDocument();
    leave();
    const { stateTournamentSites: sites } = schema;
    const moved = { gameDate: isoDay(17), site: 'Koch Arena, Wichita' };
    await api().db.update(sites).set(moved).where(eq(sites.id, 3001));
  });

  it('is marked at every visit, without names of people, until "Got it" on the media home', async () => {
    for (const path of [MEDIA_HOME, TILES, GRID, BOARD]) {
      await openAttendance(api(), path);
      const [mark] = await screen.findAllByText((text) => text.includes(was()));
      expect(mark).toBeVisible();
      leave();
    }
    const byOwner = readPersisted(SEEN)?.byOwner as object;
    expect(Object.keys(byOwner)).toEqual([NEWSROOM]);
    expect(JSON.stringify(byOwner)).not.toMatch(/Ana|Ruiz|@/);
    const { user } = await openAttendance(api(), MEDIA_HOME);
    await user.click(await screen.findByRole('button', { name: /^Got it ?: Football$/ }));
    expect(screen.queryByText((text) => text.includes(was()))).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Football closes/ })).toHaveFocus();
  });

  it('says what it is now, offers its calendar file again, and is left alone after "Got it"', async () => {
    const files = catchDownloads();
    const { user } = await openAttendance(api(), GRID);
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
    await openAttendance(api(), BOARD);
    await screen.findByRole('table', { name: /Who is where/ });
    expect(screen.queryByText((text) => text.includes('was '))).not.toBeInTheDocument();
  });
});
