// Verifies GEN-23, ATT-1, ATT-2, ATT-3, ATT-10, ATT-11, ATT-12, ATT-15, ATT-20.
import { screen, waitFor, within } from '@testing-library/react';
import { emptyList, fails } from '../../mocks';
import { catchDownloads } from '../support/catchDownloads';
import { NEWSROOM } from '../support/newsroom';
import { renderMedia } from '../support/renderMedia';
import { isoDay, siteNewsroom } from '../support/siteNewsroom';
import {
  addDays,
  addMonths,
  formatCalendarDate,
  showDay,
  showMonth,
  today,
  toIsoMonth,
} from '@/shared/lib/calendar-dates';

const api = siteNewsroom();

const open = (path = '/site-notification') => renderMedia(api(), path, undefined, NEWSROOM);

const names = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const season = (name: string) => screen.findByRole('region', { name });

const dayIn = (days: number): string => showDay(addDays(today(), days));
const cellFor = (days: number): string => formatCalendarDate(addDays(today(), days));

describe('the activities', () => {
  it('are grouped by Fall, Winter, and Spring, each with an icon', async () => {
    await open();
    const fall = await season('Fall');
    expect(names(fall)).toEqual(['Football', 'Spirit Activities', 'Girls Tennis']);
    expect(within(fall).getByText('Not open (1)').parentElement).toHaveTextContent('Volleyball');
    expect(fall.querySelectorAll('svg path')).toHaveLength(4);
    expect(within(await season('Winter')).getAllByRole('listitem')).toHaveLength(2);
    expect(within(await season('Spring')).getAllByRole('listitem')).toHaveLength(1);
    expect(api().callsTo('GET', '/site/activity-selection/activities')).toHaveLength(1);
  });

  it('show their dates, deadline, and number of covered sites', async () => {
    await open();
    const fall = within(await season('Fall'));
    const facts = () =>
      fall
        .getAllByRole('link')
        .map((link) => [
          link.textContent,
          document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent,
        ]);
    await waitFor(() => {
      expect(facts()).toEqual([
        ['Football', `${dayIn(2)} – ${dayIn(10)}Closes end of ${dayIn(6)} (in 6 days)1 of 3 sites covered`],
        ['Spirit Activities', `${dayIn(10)} – ${dayIn(11)}Closes end of ${dayIn(6)} (in 6 days)1 of 1 site covered`],
        ['Girls Tennis', 'No selection needed'],
      ]);
    });
  });

  it('that close soon come first, by deadline', async () => {
    const { user, address } = await open();
    const soon = await screen.findByRole('region', { name: 'Closing soon' });
    await waitFor(() => {
      expect(within(soon).getAllByRole('listitem')).toHaveLength(2);
    });
    const [first] = within(soon).getAllByRole('listitem');
    expect(first).toHaveTextContent(`Football: end of ${dayIn(6)}, in 6 days. 1 of 3 covered`);
    await user.click(within(first ?? soon).getByRole('link', { name: 'Choose sites' }));
    expect(address()).toBe('/site-notification/1');
  });

  it('appear before their details, and failed details can be retried', async () => {
    api().use(fails('/site/state-tournaments/{ActivityID}/{Type}/{Gender}/{Name}/{Year}', 400));
    const { user } = await open();
    const fall = await season('Fall');
    expect(within(fall).getByRole('link', { name: 'Football' })).toBeInTheDocument();
    await screen.findByText(/We couldn’t load the dates of every activity/);
    expect(fall).not.toHaveTextContent('covered');
    api().reset();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(fall).toHaveTextContent('1 of 3 sites covered');
    });
    expect(screen.queryByText(/We couldn’t load/)).not.toBeInTheDocument();
  });

  it('load details once, six at a time at most', async () => {
    const { user } = await open();
    await waitFor(() => {
      expect(screen.getAllByText(/sites? covered|No sites yet/)).toHaveLength(5);
    });
    const asked = () => api().calls.filter(({ path }) => path.startsWith('/site/state-tournaments/1/')).length;
    expect(asked()).toBe(1);
    await user.click(within(await season('Fall')).getByRole('link', { name: 'Football' }));
    await screen.findByRole('heading', { level: 1, name: 'Football' });
    await user.click(screen.getByRole('link', { name: '← All activities' }));
    expect(await screen.findByText('1 of 3 sites covered')).toBeInTheDocument();
    expect(asked()).toBe(1);
  });

  it('link to their sites when active', async () => {
    const { user, address } = await open();
    await user.click(within(await season('Fall')).getByRole('link', { name: 'Football' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Football' })).toBeInTheDocument();
    expect(address()).toBe('/site-notification/1');
  });

  it('are not links when inactive', async () => {
    await open();
    const fall = within(await season('Fall'));
    expect(fall.getByText('Volleyball')).toBeInTheDocument();
    expect(fall.queryByRole('link', { name: /Volleyball/ })).not.toBeInTheDocument();
  });

  it('are omitted without ShowIcon', async () => {
    await open();
    const spring = within(await season('Spring'));
    expect(spring.queryByText('KAY')).not.toBeInTheDocument();
  });

  it('show boys or girls when two have the same name', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Boys Basketball' })).toHaveAttribute(
      'href',
      '/mediareact/site-notification/11',
    );
    expect(screen.getByRole('link', { name: 'Girls Basketball' })).toHaveAttribute(
      'href',
      '/mediareact/site-notification/12',
    );
  });

  it('show the 72-hour note', async () => {
    await open();
    expect(
      await screen.findByText(
        /Site selections must be made 72 hours before the event; later changes are not reflected at the state site\./,
      ),
    ).toHaveTextContent('Tennis, golf, gymnastics and bowling need no site selection.');
  });

  it('say so when they cannot be loaded, and retry', async () => {
    api().use(fails('/site/activity-selection/activities', 500, 'No activities today.'));
    const { user } = await open();
    expect(await screen.findByText('No activities today.')).toBeInTheDocument();
    api().reset();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await season('Fall')).toBeInTheDocument();
  });

  it('say so for each season without any', async () => {
    api().use(emptyList('/site/activity-selection/activities'));
    await open();
    expect(await screen.findAllByText('No activities are listed for this season.')).toHaveLength(3);
  });
});

describe('"Who is where"', () => {
  const lines = async () =>
    within(await screen.findByRole('table', { name: 'Who is where' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  it('is linked from the activities', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('link', { name: 'Who is where' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Who is where' })).toBeInTheDocument();
    expect(address()).toBe('/site-notification?view=who-is-where');
  });

  it('shows the staff by week, with linked events', async () => {
    await open('/site-notification?view=who-is-where');
    const weeks = await screen.findByRole('table', { name: 'Who is where, by week' });
    await waitFor(() => {
      expect(
        within(weeks)
          .getAllByRole('rowheader')
          .map(({ textContent }) => textContent),
      ).toEqual(['Ana Ruiz', 'Ray Ortiz']);
    });
    const row = within(weeks).getByRole('rowheader', { name: 'Ana Ruiz' }).closest('tr');
    expect(row).toHaveTextContent(new RegExp(`^Ana RuizFootball, 6AWelch Stadium, Emporia\\w{3} \\d+${dayIn(10)}$`));
    expect(within(weeks).getByRole('link', { name: 'Football, 6A' })).toHaveAttribute(
      'href',
      '/mediareact/site-notification/1',
    );
  });

  it('says that a month has no events, and links to the next month that has one', async () => {
    const next = addDays(today(), 10);
    const empty = addMonths(next, -2);
    const { user } = await open(`/site-notification?view=who-is-where&as=month&month=${toIsoMonth(empty)}`);
    const sentence = await screen.findByText(/^Nothing is planned/);
    expect(sentence).toHaveTextContent(
      `Nothing is planned for ${showMonth(empty)}. The next event is in ${showMonth(next)}.`,
    );
    await user.click(within(sentence).getByRole('link', { name: showMonth(next) }));
    expect(await screen.findByRole('table', { name: `Who is where in ${showMonth(next)}` })).toBeInTheDocument();
    expect(screen.queryByText(/^Nothing is planned/)).not.toBeInTheDocument();
  });

  it("shows a month by day, starting with the next event's, and neighboring months through the address", async () => {
    const { user, address } = await open('/site-notification?view=who-is-where&as=month');
    const next = addDays(today(), 10);
    const month = await screen.findByRole('table', { name: `Who is where in ${showMonth(next)}` });
    const day = within(month).getByText(dayIn(10)).closest('td');
    await waitFor(() => {
      expect(day).toHaveTextContent('Football, 6AWelch Stadium, EmporiaAna Ruiz');
    });
    await user.click(screen.getByRole('link', { name: `${showMonth(addMonths(next, 1))} →` }));
    expect(await screen.findByRole('heading', { name: showMonth(addMonths(next, 1)) })).toBeInTheDocument();
    expect(address()).toBe(`/site-notification?view=who-is-where&as=month&month=${toIsoMonth(addMonths(next, 1))}`);
  });

  it('keeps the selected person in other views', async () => {
    const { user, address } = await open('/site-notification?view=who-is-where&as=list&person=10003');
    expect((await lines()).map(([, activity]) => activity)).toEqual(['Spirit Activities6A']);
    await user.click(screen.getByRole('radio', { name: 'Weeks' }));
    expect(await screen.findByRole('table', { name: 'Who is where, by week' })).toHaveTextContent('Ray Ortiz');
    expect(screen.queryByRole('rowheader', { name: 'Ana Ruiz' })).not.toBeInTheDocument();
    expect(address()).toBe('/site-notification?view=who-is-where&person=10003');
  });

  it('lists attendance over all activities by date', async () => {
    await open('/site-notification?view=who-is-where&as=list');
    expect(await lines()).toEqual([
      [dayIn(10), 'Football6A', 'Welch Stadium, Emporia', 'Ana Ruiz'],
      [`${dayIn(10)} – ${dayIn(11)}`, 'Spirit Activities6A', 'Expocentre, Topeka', 'Ray Ortiz'],
    ]);
    expect(api().callsTo('GET', /^\/contact\/year\//)).toHaveLength(7);
  });

  it('filters by person', async () => {
    const { user } = await open('/site-notification?view=who-is-where&as=list');
    await user.selectOptions(await screen.findByLabelText('Staff member'), 'Ray Ortiz');
    expect((await lines()).map(([, activity]) => activity)).toEqual(['Spirit Activities6A']);
  });

  it('exports a table', async () => {
    const files = catchDownloads();
    const { user } = await open('/site-notification?view=who-is-where&as=list');
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await screen.findByRole('table');
    expect(await files.get('who-is-where.csv')).toContain(
      `${cellFor(10)},Football,6A,"Welch Stadium, Emporia",Ana Ruiz\r\n`,
    );
  });

  it('exports a calendar with deadlines', async () => {
    const files = catchDownloads();
    const { user } = await open('/site-notification?view=who-is-where&as=list');
    await user.click(await screen.findByRole('button', { name: 'Download calendar' }));
    await screen.findByRole('table');
    const calendar = (await files.get('state-sites.ics')) ?? '';
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${isoDay(10).replaceAll('-', '')}\r\n`);
    expect(calendar).toContain(
      `DTEND;VALUE=DATE:${isoDay(12).replaceAll('-', '')}\r\nSUMMARY:Spirit Activities 6A\r\n`,
    );
    expect(calendar).toContain('SUMMARY:Last day to choose sites: Football\r\n');
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${isoDay(6).replaceAll('-', '')}\r\n`);
  });

  it('can be printed', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const { user } = await open('/site-notification?view=who-is-where&as=list');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('names activities whose sites could not be loaded, and retries', async () => {
    api().use(fails({ path: /^\/site\/state-tournaments\/10\// }, 404));
    const { user } = await open('/site-notification?view=who-is-where&as=list');
    expect(
      await screen.findByText(/We couldn’t load the sites of Spirit Activities, so they are missing here\./),
    ).toBeInTheDocument();
    expect((await lines()).map(([, activity]) => activity)).toEqual(['Football6A']);
    api().reset();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Expocentre, Topeka')).toBeInTheDocument();
    expect(screen.queryByText(/couldn’t load/)).not.toBeInTheDocument();
  });

  it('says so when it cannot be loaded', async () => {
    api().use(fails({ path: /^\/site\/site-notifications\// }, 400, 'No notifications today.'));
    const { user } = await open('/site-notification?view=who-is-where&as=list');
    expect(await screen.findByText('No notifications today.')).toBeInTheDocument();
    api().reset();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await lines()).toHaveLength(2);
  });
});

describe('"Who is where" with somebody at two places on one day', () => {
  const clashing = siteNewsroom({
    notifications: [
      { siteId: 3001, personId: 10_001, attending: 1 },
      { siteId: 3101, personId: 10_001, attending: 1 },
    ],
  });

  it.each(['weeks', 'month'])('marks both events of the %s', async (form) => {
    await renderMedia(clashing(), `/site-notification?view=who-is-where&as=${form}`, undefined, NEWSROOM);
    const table = await screen.findByRole('table');
    await waitFor(() => {
      const marked = within(table)
        .getAllByText('Double-booked')
        .map((mark) => mark.parentElement?.querySelector('a')?.textContent);
      expect(new Set(marked)).toEqual(new Set(['Football, 6A', 'Spirit Activities, 6A']));
    });
    expect(screen.getByText('At two sites on the same day:')).toBeInTheDocument();
  });
});

describe('"Who is where" without selections', () => {
  const quiet = siteNewsroom({ notifications: [] });

  it('links to the activities, without a call for sites', async () => {
    await renderMedia(quiet(), '/site-notification?view=who-is-where&as=list', undefined, NEWSROOM);
    expect(await screen.findByText(/You haven’t chosen anyone for a state site yet\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose an activity' })).toHaveAttribute(
      'href',
      '/mediareact/site-notification',
    );
    expect(quiet().callsTo('GET', /^\/contact\/year\//)).toHaveLength(0);
  });
});
