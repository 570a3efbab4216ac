// Verifies ATT-3, ATT-4, ATT-5, ATT-6, ATT-8, ATT-9, ATT-16, ATT-21, DRF-1, A11Y-2.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fails } from '../../mocks';
import { NEWSROOM } from '../support/newsroom';
import { attendingAtServer, siteNewsroom } from '../support/siteNewsroom';
import {
  bar,
  box,
  chosen,
  dayIn,
  grid,
  keepsNothing,
  openAttendance as open,
  SAVED,
  submitButton as submit,
} from '../support/attendanceScreen';

describe('the grid', () => {
  const api = siteNewsroom();

  it('has the attendance by site and person, the 72-hour rule, and each deadline, and asks for the year first', async () => {
    const { user } = await open(api());
    const table = await grid();
    const asked = api()
      .calls.map(({ path }) => path)
      .filter((path) => /^\/(contact\/year|site)\//.test(path));
    expect(asked[0]).toBe('/site/activity-selection/activities');
    expect(asked).toContain(`/site/site-notifications/${NEWSROOM}`);
    expect(asked.indexOf('/site/state-tournaments/1/Athletic/1/Football/2026')).toBeGreaterThan(
      asked.indexOf('/contact/year/1'),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Football' })).toBeInTheDocument();
    const columns = within(table).getAllByRole('columnheader');
    expect(columns.map(({ textContent }) => textContent.replace(/ All$/, ''))).toEqual([
      'Site',
      'Ana Ruiz',
      'Kim Lee',
      'Ray Ortiz',
    ]);
    const rows = within(table).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`Welch Stadium, Emporia 6A · ${dayIn(10)}`),
      expect.stringContaining(`Lewis Field, Hays All Classes · ${dayIn(10)}`),
      expect.stringContaining(`Fischer Field, Newton 8-Player · ${dayIn(2)}`),
    ]);
    expect(within(table).getAllByRole('checkbox')).toHaveLength(9);
    expect(await chosen()).toEqual(['Ana Ruiz, Welch Stadium, Emporia']);

    const rule =
      /Site selections must be made 72 hours before the event; later changes are not reflected at the state site\./;
    expect(screen.getByText(rule)).toBeInTheDocument();
    expect(rows[2]).toHaveTextContent('Deadline passed');
    expect(rows[0]).not.toHaveTextContent('Deadline passed');
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

  it.each([
    ['2', 'Volleyball is not open'],
    ['31', 'Unknown activity'],
    ['..%2F..', 'Unknown activity'],
    ['22', 'No state sites have been announced for Track & Field.'],
  ])('it says of the activity %s: “%s”', async (id, told) => {
    await open(api(), `/site-notification/${id}`);
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /All activities/ })).toHaveAttribute(
      'href',
      '/mediareact/site-notification',
    );
    const asked = api().callsTo('GET', '/site/state-tournaments/22/Athletic/1/Track%20%26%20Field/2026');
    expect(asked).toHaveLength(id === '22' ? 1 : 0);
  });
});

describe('choosing', () => {
  const api = siteNewsroom();

  it('a whole column is cleared by the same button, reviewed by person, and undone', async () => {
    const { user } = await open(api());
    expect(await screen.findByText('No changes since you last submitted.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'All sites for Kim Lee' }));
    expect((await chosen()).filter((name) => name?.startsWith('Kim Lee'))).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^All staff for/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Clear all sites for Kim Lee' }));
    expect(await chosen()).toEqual(['Ana Ruiz, Welch Stadium, Emporia']);
    await user.click(await screen.findByRole('button', { name: 'All sites for Kim Lee' }));
    await user.click(await box('Ana Ruiz, Welch Stadium, Emporia'));
    await user.click(await box('Ana Ruiz, Lewis Field, Hays'));
    const review = within(screen.getByRole('region', { name: 'Changes to submit' }));
    expect(await review.findByText('5 changes: 4 added, 1 removed.')).toBeInTheDocument();
    expect(review.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ana Ruiz will attend Lewis Field, Hays, and will no longer attend Welch Stadium, Emporia',
      'Kim Lee will attend Fischer Field, Newton; Welch Stadium, Emporia; and Lewis Field, Hays',
    ]);
    screen.getByRole('button', { name: 'Undo all changes' }).focus();
    await user.keyboard('{Enter}');
    expect(review.getByRole('heading', { name: 'Changes to submit' })).toHaveFocus();
    expect(await chosen()).toEqual(['Ana Ruiz, Welch Stadium, Emporia']);
    await keepsNothing();
  });

  it('a late site, and two sites on one day, show warnings, and can be submitted', async () => {
    const { user } = await open(api());
    const late = /The deadline for a site you changed has passed/;
    await grid();
    expect(screen.queryByText(/, both /)).not.toBeInTheDocument();
    await user.click(await box('Ana Ruiz, Lewis Field, Hays'));
    const sentence = `Ana Ruiz: Welch Stadium, Emporia (Football) and Lewis Field, Hays (Football), both ${dayIn(10)}`;
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByText(late)).not.toBeInTheDocument();
    expect(bar()).toHaveTextContent('1 added, 1 double-booking');
    for (const site of ['Welch Stadium, Emporia', 'Lewis Field, Hays']) {
      expect(await box(`Ana Ruiz, ${site}`)).toHaveAccessibleDescription(sentence);
    }
    expect(await box('Ana Ruiz, Fischer Field, Newton')).not.toHaveAccessibleDescription();
    await user.click(await box('Ana Ruiz, Fischer Field, Newton'));
    expect(await screen.findByText(late)).toBeInTheDocument();
    await user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    expect(await attendingAtServer(api())).toEqual(['3001 10001', '3002 10001', '3003 10001', '3101 10003']);
  });

  it('a site on a day of another activity says so before it is checked', async () => {
    const { user } = await open(api());
    const words = `${dayIn(10)}: Expocentre, Topeka`;
    for (const site of ['Lewis Field, Hays', 'Welch Stadium, Emporia']) {
      const cell = await box(`Ray Ortiz, ${site}`);
      await waitFor(() => {
        expect(cell).toHaveAccessibleDescription(words);
      });
    }
    for (const free of ['Ray Ortiz, Fischer Field, Newton', 'Kim Lee, Lewis Field, Hays']) {
      expect(await box(free)).not.toHaveAccessibleDescription();
    }
    const hays = await box('Ana Ruiz, Lewis Field, Hays');
    expect(hays).toHaveAccessibleDescription(`${dayIn(10)}: Welch Stadium, Emporia`);
    // Clears the box that made Ana busy on that day.
    await user.click(await box('Ana Ruiz, Welch Stadium, Emporia'));
    await waitFor(async () => {
      expect(await box('Ana Ruiz, Lewis Field, Hays')).not.toHaveAccessibleDescription();
    });
  });

  it('says that other activities could not be checked when they cannot be loaded', async () => {
    api().use(fails('/contact/year/10', 404));
    await open(api());
    expect(await screen.findByText(/conflicts with them aren’t shown here\./)).toBeInTheDocument();
  });
});

describe('an organization without staff', () => {
  const api = siteNewsroom({ director: 'none', assistants: 0, notifications: [] });

  it.each(['/site-notification/1', '/credential-selection'])('is offered at %s to add an assistant', async (path) => {
    await open(api(), path);
    expect(await screen.findByText(/Your organization has no staff on record\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add an assistant' })).toHaveAttribute('href', '/mediareact/add-assistant');
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  });
});

describe('a large staff', () => {
  const api = siteNewsroom({ assistants: 14 });

  it('lists the changes of the first eight people, and of all on request, which leads to the first new line', async () => {
    const { user } = await open(api());
    fireEvent.click(await screen.findByRole('button', { name: 'All staff for Lewis Field, Hays' }));
    const review = within(screen.getByRole('region', { name: 'Changes to submit' }));
    expect(await review.findByText('15 changes: 15 added.')).toBeInTheDocument();
    expect(review.getAllByRole('listitem')).toHaveLength(8);
    review.getByRole('button', { name: 'Show 7 more' }).focus();
    await user.keyboard('{Enter}');
    expect(review.getAllByRole('listitem')).toHaveLength(15);
    expect(review.getAllByRole('listitem')[8]).toHaveFocus();
  });
});
