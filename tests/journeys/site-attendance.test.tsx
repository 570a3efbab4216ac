// Verifies ATT-3, ATT-4, ATT-5, ATT-6, ATT-8, ATT-16.
import { fireEvent, screen, within } from '@testing-library/react';
import { fails } from '../../mocks';
import { NEWSROOM } from '../support/newsroom';
import { siteNewsroom } from '../support/siteNewsroom';
import { bar, chosen, dayIn, grid, openAttendance as open } from '../support/attendanceScreen';

describe('the grid', () => {
  const api = siteNewsroom();

  it('has sites in rows and staff in columns, with the current attendance', async () => {
    await open(api());
    const table = await grid();
    expect(screen.getByRole('heading', { level: 1, name: 'Football' })).toBeInTheDocument();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent.replace(/ All$/, '')),
    ).toEqual(['Site', 'Ana Ruiz', 'Kim Lee', 'Ray Ortiz']);
    const rows = within(table).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`Welch Stadium, Emporia 6A · ${dayIn(10)}`),
      expect.stringContaining(`Lewis Field, Hays All Classes · ${dayIn(10)}`),
      expect.stringContaining(`Fischer Field, Newton 8-Player · ${dayIn(2)}`),
    ]);
    expect(within(table).getAllByRole('checkbox')).toHaveLength(9);
    expect(await chosen()).toEqual(['Ana Ruiz, Welch Stadium, Emporia']);
  });

  it('requests the year, then the sites by the activity’s type, gender, and name', async () => {
    await open(api());
    await grid();
    const asked = api()
      .calls.map(({ path }) => path)
      .filter((path) => /^\/(contact\/year|site)\//.test(path));
    expect(asked.slice(0, 1)).toEqual(['/site/activity-selection/activities']);
    expect(asked).toContain(`/site/site-notifications/${NEWSROOM}`);
    expect(asked.indexOf('/site/state-tournaments/1/Athletic/1/Football/2026')).toBeGreaterThan(
      asked.indexOf('/contact/year/1'),
    );
  });

  it('shows the 72-hour rule, the next deadline, and each site’s deadline on request', async () => {
    const { user } = await open(api());
    const table = await grid();
    expect(
      screen.getByText(
        /Site selections must be made 72 hours before the event; later changes are not reflected at the state site\./,
      ),
    ).toBeInTheDocument();
    const [emporia, , newton] = within(table).getAllByRole('rowheader');
    expect(newton).toHaveTextContent('Deadline passed');
    expect(emporia).not.toHaveTextContent('Deadline passed');
    expect(bar()).toHaveTextContent(`No changes · closes ${dayIn(6)} (in 6 days)`);
    await user.click(screen.getByText('Site dates and deadlines'));
    const facts = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(facts[2]).toHaveTextContent('Fischer Field, Newton · 8-Player');
    expect(facts[2]).toHaveTextContent('Deadline passed');
    expect(facts[0]?.textContent).toMatch(new RegExp(`Closes ${dayIn(6)} \\(\\d days( \\d+ hours?)? left\\)`));
  });
});

describe('instead of the grid', () => {
  const api = siteNewsroom();

  it('it says that tennis needs no selection, without a call', async () => {
    await open(api(), '/site-notification/6');
    expect(
      await screen.findByRole('heading', { name: 'No site selection is needed for Girls Tennis' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/Tennis, golf, gymnastics and bowling need no site selection/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    expect(api().callsTo('GET', /^\/site\/state-tournaments\//)).toHaveLength(0);
  });

  it('it says that an activity is not open when it is inactive', async () => {
    await open(api(), '/site-notification/2');
    expect(await screen.findByRole('heading', { name: 'Volleyball is not open' })).toBeInTheDocument();
  });

  it.each(['31', '999', 'football', '..%2F..'])('it says that the activity %s is unknown', async (id) => {
    await open(api(), `/site-notification/${id}`);
    expect(await screen.findByRole('heading', { name: 'Unknown activity' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /All activities/ })).toHaveAttribute(
      'href',
      '/mediareact/site-notification',
    );
  });

  it('it says that no sites have been announced when there are none', async () => {
    await open(api(), '/site-notification/22');
    expect(await screen.findByText('No state sites have been announced for Track & Field.')).toBeInTheDocument();
    expect(api().callsTo('GET', '/site/state-tournaments/22/Athletic/1/Track%20%26%20Field/2026')).toHaveLength(1);
  });

  it.each([
    ['the activities', '/site/activity-selection/activities'],
    ['the year', '/contact/year/1'],
    ['the sites', { path: /^\/site\/state-tournaments\/1\// }],
    ['the notifications', { path: /^\/site\/site-notifications\// }],
    ['the staff', `/staff/${NEWSROOM}`],
  ])('it says so when %s cannot be loaded, and retries', async (_what, call) => {
    api().use(fails(call, 400, 'Not today.'));
    const { user } = await open(api());
    expect(await screen.findByText('Not today.')).toBeInTheDocument();
    api().reset();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await grid()).toBeInTheDocument();
  });
});

describe('an organization without staff', () => {
  const api = siteNewsroom({ director: 'none', assistants: 0, notifications: [] });

  it('is offered to add an assistant', async () => {
    await open(api());
    expect(await screen.findByText(/Your organization has no staff on record\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add an assistant' })).toHaveAttribute('href', '/mediareact/add-assistant');
  });
});

describe('a large staff', () => {
  const api = siteNewsroom({ assistants: 14 });

  it('lists the changes of the first eight people, and of all on request', async () => {
    const { user } = await open(api());
    fireEvent.click(await screen.findByRole('button', { name: 'All staff for Lewis Field, Hays' }));
    const review = within(screen.getByRole('region', { name: 'Changes to submit' }));
    expect(await review.findByText('15 changes: 15 added.')).toBeInTheDocument();
    expect(review.getAllByRole('listitem')).toHaveLength(8);
    await user.click(review.getByRole('button', { name: 'Show 7 more' }));
    expect(review.getAllByRole('listitem')).toHaveLength(15);
  });
});
