// Verifies GEN-23, ATT-10, ATT-11.
import { act, screen, waitFor, within } from '@testing-library/react';
import { fails, faulty } from '../../mocks';
import { CALL_LIMIT_MS } from '../faults/support/callLimits';
import { dayIn, openAttendance } from '../support/attendanceScreen';
import { catchDownloads } from '../support/catchDownloads';
import { chooseIn } from '../support/choices';
import { holdAnswer } from '../support/holdAnswer';
import { NEWSROOM } from '../support/newsroom';
import { renderApp } from '../support/renderApp';
import { isoDay, siteNewsroom } from '../support/siteNewsroom';
import { addDays, today } from '@/shared/lib/calendar-dates/calendarDate';
import { formatCalendarDate } from '@/shared/lib/calendar-dates/showDate';

const BOARD = '/site-notification?view=who-is-where';
const LIST = `${BOARD}&as=list`;

const cellFor = (days: number): string => formatCalendarDate(addDays(today(), days));

describe('"Who is where"', () => {
  const api = siteNewsroom();
  const open = (path: string) => openAttendance(api(), path);
  const lines = async () =>
    within(await screen.findByRole('table', { name: 'Who is where' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  it('is linked from the activities, and shows the staff by week, with linked events', async () => {
    const { user, address } = await open('/site-notification');
    await user.click(screen.getByRole('link', { name: 'Who is where' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Who is where' })).toBeInTheDocument();
    expect(address()).toBe('/site-notification?view=who-is-where');
    const weeks = await screen.findByRole('table', { name: 'Who is where, by week' });
    await waitFor(() => {
      expect(
        within(weeks)
          .getAllByRole('rowheader')
          .map(({ textContent }) => textContent),
      ).toEqual(['Ana Ruiz', 'Ray Ortiz']);
    });
    const row = within(weeks).getByRole('rowheader', { name: 'Ana Ruiz' }).closest('tr');
    expect(row).toHaveTextContent(
      new RegExp(`^Ana RuizFootball, 6AWelch Stadium, Emporia\\w{3}(, \\w{3})? \\d+${dayIn(10)}$`),
    );
    expect(within(weeks).getByRole('link', { name: 'Football, 6A' })).toHaveAttribute(
      'href',
      '/mediareact/site-notification/1',
    );
  });

  it('starts with the list on a phone, which is too narrow for weeks', async () => {
    const real = window.matchMedia.bind(window);
    const matchMedia = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(real(query), { matches: query === '(width < 48rem)' }));
    const { user, address } = await open(BOARD);
    expect(await screen.findByRole('radio', { name: 'List' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Weeks' }));
    expect(address()).toBe('/site-notification?view=who-is-where&as=weeks');
    matchMedia.mockRestore();
  });

  it('lists attendance over all activities by date, exported, printed, and filtered by person in every view', async () => {
    const files = catchDownloads();
    const print = jest.fn();
    Object.assign(window, { print });
    const { user, address } = await open(LIST);
    expect(await lines()).toEqual([
      [dayIn(10), 'Football6A', 'Welch Stadium, Emporia', 'Ana Ruiz'],
      [`${dayIn(10)} – ${dayIn(11)}`, 'Spirit Activities6A', 'Expocentre, Topeka', 'Ray Ortiz'],
    ]);
    expect(api().callsTo('GET', /^\/contact\/year\//)).toHaveLength(5);

    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(async () => {
      const csv = await files.get('who-is-where.csv');
      expect(csv).toContain(`${cellFor(10)},Football,6A,"Welch Stadium, Emporia",Ana Ruiz\r\n`);
    });
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => {
      expect(files.size).toBe(2);
    });
    const calendar = (await files.get('state-sites.ics')) ?? '';
    expect(calendar).toContain('SUMMARY:Spirit Activities 6A\r\n');
    expect(calendar).toContain('SUMMARY:Last day to choose sites: Football\r\n');
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${isoDay(6).replaceAll('-', '')}\r\n`);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);

    await chooseIn(user, screen.getByLabelText('Staff member'), 'Ray Ortiz');
    expect((await lines()).map(([, activity]) => activity)).toEqual(['Spirit Activities6A']);
    await user.click(screen.getByRole('radio', { name: 'Weeks' }));
    expect(await screen.findByRole('table', { name: 'Who is where, by week' })).toHaveTextContent('Ray Ortiz');
    expect(screen.queryByRole('rowheader', { name: 'Ana Ruiz' })).not.toBeInTheDocument();
    expect(address()).toBe('/site-notification?view=who-is-where&person=10003');
  });

  it('names activities whose sites could not be loaded, and retries', async () => {
    api().use(fails({ path: /^\/site\/state-tournaments\/10\// }, 404));
    const { user } = await open(LIST);
    expect(
      await screen.findByText(/We couldn’t load the sites of Spirit Activities, so they are missing here\./),
    ).toBeInTheDocument();
    expect((await lines()).map(([, activity]) => activity)).toEqual(['Football6A']);
    api().reset();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Expocentre, Topeka')).toBeInTheDocument();
    expect(screen.queryByText(/couldn’t load/)).not.toBeInTheDocument();
  });
});

describe('"Who is where" with a selection whose site is gone', () => {
  const api = siteNewsroom();

  it.each([
    ['', [], /^1 saved selection can’t be shown here/],
    [
      ', even if another cannot be loaded',
      [fails({ path: /^\/site\/state-tournaments\/10\// }, 404)],
      /^We couldn’t load the sites of Spirit/,
    ],
  ])('shows the open activities while it looks through the others%s', async (_what, faults, notice) => {
    api().use(...faults);
    const stored = [3001, 9999].map((Sites) => ({ Sites, PersonID: 10_001, Attending: 1 }));
    api().use(faulty({ path: /^\/site\/site-notifications\// }, () => Response.json(stored)));
    const answer = holdAnswer(api(), '/contact/year/2');
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    // A long timeout, because the request itself must not time out meanwhile.
    const apiContext = { readTimeoutMs: CALL_LIMIT_MS };
    const token = await api().token(NEWSROOM);
    await renderApp(BOARD, { token, apiContext });
    await waitFor(() => {
      expect(api().callsTo('GET', '/contact/year/2')).toHaveLength(1);
    });
    expect(screen.queryByRole('link', { name: 'Football, 6A' })).not.toBeInTheDocument();
    expect(screen.queryByText(/couldn’t load/)).not.toBeInTheDocument();
    // The board waits 15 seconds for the rest of its rows before it shows those that it has.
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByRole('link', { name: 'Football, 6A' })).toBeInTheDocument();
    expect(screen.getByText(/^Looking for the rest of your selections/)).toBeInTheDocument();
    expect(screen.queryByText(/can’t be shown here/)).not.toBeInTheDocument();
    answer();
    await waitFor(() => {
      expect(screen.queryByText(/^Looking for the rest/)).not.toBeInTheDocument();
    });
    expect(screen.getByText(notice)).toBeInTheDocument();
    jest.useRealTimers();
  });
});

describe('"Who is where" with events that are over or have no date yet', () => {
  const mixed = siteNewsroom({
    assistants: 3,
    notifications: [3001, 3101, 3003, 3002].map((siteId, index) => {
      return { siteId, personId: 10_001 + index, attending: 1 as const };
    }),
    gameDates: { 3001: isoDay(30), 3101: null, 3003: isoDay(-3), 3002: isoDay(3) },
  });

  it('has a row for everyone with a selection, and starts with the person whose event is next', async () => {
    await openAttendance(mixed(), BOARD);
    const weeks = await screen.findByRole('table', { name: 'Who is where, by week' });
    await waitFor(() => {
      expect(within(weeks).getAllByRole('row')).toHaveLength(5);
    });
    expect(within(weeks).getAllByRole('rowheader')[0]).toHaveTextContent('Assistant3 Writer');
    expect(within(weeks).getAllByRole('columnheader').at(-1)).toHaveTextContent('No date yet');
    const row = (name: string) => within(weeks).getByRole('rowheader', { name }).closest('tr');
    expect(row('Kim Lee')?.lastElementChild).toHaveTextContent('Spirit Activities, 6AExpocentre, Topeka');
    expect(row('Ray Ortiz')).toHaveTextContent('Past events only');
  });
});

describe('"Who is where" with somebody at two places on one day', () => {
  const clashing = siteNewsroom({
    notifications: [
      { siteId: 3001, personId: 10_001, attending: 1 },
      { siteId: 3101, personId: 10_001, attending: 1 },
    ],
  });

  it('marks both events and, in the list, the person, and links to where it can be mended', async () => {
    const { user } = await openAttendance(clashing(), BOARD);
    const table = await screen.findByRole('table');
    await waitFor(() => {
      const marked = within(table)
        .getAllByText('Double-booked')
        .map((mark) => mark.parentElement?.querySelector('a')?.textContent);
      expect(new Set(marked)).toEqual(new Set(['Football, 6A', 'Spirit Activities, 6A']));
    });
    expect(screen.getByText('At two sites on the same day:')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Ana Ruiz: Football \(Welch Stadium, Emporia\) and / })).toHaveAttribute(
      'href',
      '/mediareact/site-notification/1',
    );
    await user.click(screen.getByRole('radio', { name: 'List' }));
    await waitFor(() => {
      const people = within(screen.getByRole('table', { name: 'Who is where' })).getAllByRole('listitem');
      expect(people.map(({ textContent }) => textContent)).toEqual(Array<string>(2).fill('Ana Ruiz Double-booked'));
    });
  });
});

describe('"Who is where" without selections', () => {
  const quiet = siteNewsroom({ notifications: [] });

  it('links to the activities, without a call for sites', async () => {
    await openAttendance(quiet(), LIST);
    expect(await screen.findByText(/You haven’t chosen anyone for a state site yet\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose an activity' })).toHaveAttribute(
      'href',
      '/mediareact/site-notification',
    );
    expect(quiet().callsTo('GET', /^\/contact\/year\//)).toHaveLength(0);
  });
});
