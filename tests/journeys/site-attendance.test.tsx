// Verifies ATT-3, ATT-4, ATT-5, ATT-6, ATT-7, ATT-8, ATT-9, ATT-10, ATT-14, ATT-16, DRF-1, DRF-3, DRF-4, DRF-6.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dropped, droppedAfter, emptyBody, fails, unauthorized, wrongType } from '../../mocks';
import { attendanceKind } from '@/features/sites';
import { addDays, showDay, today } from '@/shared/lib/calendar-dates';
import { catchDownloads } from '../support/catchDownloads';
import { holdAnswer } from '../support/holdAnswer';
import type { MockApi } from '../support/mockApi';
import { NEWSROOM } from '../support/newsroom';
import { keptDrafts, putPersisted } from '../support/persisted';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';
import { attendingAtServer, isoDay, siteNewsroom } from '../support/siteNewsroom';

const SAVE = { method: 'PUT', path: '/site/site-notifications' };
const SAVED = 'Your site selections have been saved';

const open = (api: MockApi, path = '/site-notification/1') => renderMedia(api, path, undefined, NEWSROOM);

const grid = () => screen.findByRole('table', { name: 'Who attends which site' });

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

const bar = () => screen.getByRole('region', { name: 'Changes and Submit' });

const submit = () => screen.getByRole('button', { name: 'Submit' });

const chosen = async () =>
  within(await grid())
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((input) => input.getAttribute('aria-label'));

const puts = (api: MockApi) => api.calls.filter(({ method }) => method === 'PUT');

const kept = () => JSON.stringify(keptDrafts('attendance'));
/** The disk follows a moment later. */
const keeps = (text: string) =>
  waitFor(() => {
    expect(kept()).toContain(text);
  });
const keepsNothing = () =>
  waitFor(() => {
    expect(kept()).toBe('[]');
  });

const dayIn = (days: number): string => showDay(addDays(today(), days));

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
      expect.stringContaining(`Fischer Field, Newton 8-Player · ${dayIn(2)}`),
      expect.stringContaining(`Welch Stadium, Emporia 6A · ${dayIn(10)}`),
      expect.stringContaining(`Lewis Field, Hays All Classes · ${dayIn(10)}`),
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
    const [newton, emporia] = within(table).getAllByRole('rowheader');
    expect(newton).toHaveTextContent('Deadline passed');
    expect(emporia).not.toHaveTextContent('Deadline passed');
    expect(bar()).toHaveTextContent(`No changes · closes end of ${dayIn(6)} (in 6 days)`);
    await user.click(screen.getByText('Site dates and deadlines'));
    const facts = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(facts[0]).toHaveTextContent('Fischer Field, Newton · 8-Player');
    expect(facts[0]).toHaveTextContent('Deadline passed');
    expect(facts[1]?.textContent).toMatch(new RegExp(`Closes end of ${dayIn(6)}: \\d days( \\d+ hours?)? left`));
  });

  it('moves between checkboxes with the arrow keys', async () => {
    const { user } = await open(api());
    (await box('Ana Ruiz, Fischer Field, Newton')).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(await box('Kim Lee, Welch Stadium, Emporia')).toHaveFocus();
    await user.keyboard(' {ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowUp}');
    expect(await box('Ana Ruiz, Fischer Field, Newton')).toHaveFocus();
    expect(await chosen()).toContain('Kim Lee, Welch Stadium, Emporia');
  });
});

describe('submitting', () => {
  const api = siteNewsroom();

  it('sends every cell, and the success panel replaces the grid', async () => {
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(await box('Ana Ruiz, Welch Stadium, Emporia'));
    await user.click(submit());

    expect(await screen.findByRole('heading', { name: SAVED })).toHaveFocus();
    expect(screen.getByText('Football: your staff attends 1 site.')).toBeInTheDocument();
    const [place] = within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(place).toMatch(/^Lewis Field, Hays.*Kim Lee$/);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const cell = (event: number, staff: number, attending: '0' | '1') => ({
      event,
      staff,
      identifier: NEWSROOM,
      attending,
    });
    expect(puts(api())).toHaveLength(1);
    expect(puts(api())[0]).toMatchObject({
      path: '/site/site-notifications',
      body: [
        cell(3003, 10_001, '0'),
        cell(3003, 10_002, '0'),
        cell(3003, 10_003, '0'),
        cell(3001, 10_001, '0'),
        cell(3001, 10_002, '0'),
        cell(3001, 10_003, '0'),
        cell(3002, 10_001, '0'),
        cell(3002, 10_002, '1'),
        cell(3002, 10_003, '0'),
      ],
    });
    expect(await attendingAtServer(api())).toEqual(['3002 10002', '3101 10003']);
  });

  it('sends the selections when nothing was changed', async () => {
    const { user } = await open(api());
    await grid();
    await user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    expect(await attendingAtServer(api())).toEqual(['3001 10001', '3101 10003']);
  });

  it('shows the submitted grid when the user returns', async () => {
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Change selections' }));
    expect(await chosen()).toEqual(['Ana Ruiz, Welch Stadium, Emporia', 'Kim Lee, Lewis Field, Hays']);
    await waitFor(() => {
      expect(screen.getByText('No changes since you last submitted.')).toBeInTheDocument();
    });
  });

  it('updates "Who is where"', async () => {
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(submit());
    await user.click(await screen.findByRole('link', { name: 'Who is where' }));
    const board = await screen.findByRole('table', { name: 'Who is where, by week' });
    expect(within(board).getByRole('rowheader', { name: 'Kim Lee' })).toBeInTheDocument();
    expect(within(board).getByText('Lewis Field, Hays')).toBeInTheDocument();
  });

  it('sends once for a double click', async () => {
    const { user } = await open(api());
    await grid();
    await user.dblClick(submit());
    await screen.findByRole('heading', { name: SAVED });
    expect(puts(api())).toHaveLength(1);
  });

  it.each([
    ['the server fails', fails(SAVE, 500, 'No sites today.'), 'No sites today.'],
    ['the connection breaks', dropped(SAVE), 'We couldn’t reach the media service.'],
    ['the answer is empty', emptyBody(SAVE), 'The media service did not confirm that it was saved.'],
    ['the answer is not success', wrongType(SAVE), 'The media service did not confirm that it was saved.'],
  ])('keeps the choices and says what happened when %s', async (_when, fault, reason) => {
    api().use(fault);
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(submit());
    expect(
      await screen.findByText(`We couldn’t save your selections. ${reason}`, { exact: false }),
    ).toBeInTheDocument();
    expect(await box('Kim Lee, Lewis Field, Hays')).toBeChecked();
    expect(puts(api())).toHaveLength(1);
    expect(await attendingAtServer(api())).toEqual(['3001 10001', '3101 10003']);

    api().reset();
    await user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    expect(await attendingAtServer(api())).toEqual(['3001 10001', '3002 10002', '3101 10003']);
  });

  it("says that it is not saved when the answer was lost, and then shows the server's data", async () => {
    api().use(droppedAfter(SAVE));
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(submit());
    expect(await screen.findByText(/We couldn’t save your selections\./)).toBeInTheDocument();
    expect(await screen.findByText('No changes since you last submitted.')).toBeInTheDocument();
    expect(await box('Kim Lee, Lewis Field, Hays')).toBeChecked();
  });

  it('keeps the selections under the sign-in dialog when the session expires', async () => {
    api().use(unauthorized(SAVE));
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeInTheDocument();
    expect(screen.getByLabelText('Kim Lee, Lewis Field, Hays')).toBeChecked();
  });

  it('offers the attendance as a calendar', async () => {
    const files = catchDownloads();
    const { user } = await open(api());
    await grid();
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Download calendar' }));
    await waitFor(() => {
      expect(files.size).toBe(1);
    });
    const calendar = (await files.get('state-sites.ics')) ?? '';
    expect(calendar).toContain('X-WR-CALNAME:State sites: Football\r\n');
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${isoDay(10).replaceAll('-', '')}\r\n`);
    expect(calendar).toContain('LOCATION:Welch Stadium\\, Emporia\r\nDESCRIPTION:Attending: Ana Ruiz\r\n');
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });
});

describe('choosing', () => {
  const api = siteNewsroom();

  it('a whole row and undoing it', async () => {
    const { user } = await open(api());
    await user.click(await screen.findByRole('button', { name: 'All staff for Lewis Field, Hays' }));
    expect((await chosen()).filter((name) => name?.includes('Hays'))).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Clear all staff for Lewis Field, Hays' }));
    expect(await chosen()).toEqual(['Ana Ruiz, Welch Stadium, Emporia']);
  });

  it('a whole column and undoing it', async () => {
    const { user } = await open(api());
    await user.click(await screen.findByRole('button', { name: 'All sites for Kim Lee' }));
    expect((await chosen()).filter((name) => name?.startsWith('Kim Lee'))).toHaveLength(3);
    await user.click(await screen.findByRole('button', { name: 'Clear all sites for Kim Lee' }));
    expect(await chosen()).toEqual(['Ana Ruiz, Welch Stadium, Emporia']);
  });

  it('is reviewed by person before the submission, and can be undone', async () => {
    const { user } = await open(api());
    expect(await screen.findByText('No changes since you last submitted.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'All sites for Kim Lee' }));
    await user.click(await box('Ana Ruiz, Welch Stadium, Emporia'));
    await user.click(await box('Ana Ruiz, Lewis Field, Hays'));
    const review = within(screen.getByRole('region', { name: 'Changes to submit' }));
    expect(await review.findByText('5 changes: 4 added, 1 removed.')).toBeInTheDocument();
    expect(review.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ana Ruiz will attend Lewis Field, Hays; will no longer attend Welch Stadium, Emporia',
      'Kim Lee will attend Fischer Field, Newton, Welch Stadium, Emporia, and Lewis Field, Hays',
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo all changes' }));
    expect(await chosen()).toEqual(['Ana Ruiz, Welch Stadium, Emporia']);
    await keepsNothing();
  });

  it('a site with a passed deadline shows a warning', async () => {
    const { user } = await open(api());
    const warning = /The deadline for a site you changed has passed/;
    await user.click(await box('Ana Ruiz, Lewis Field, Hays'));
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await user.click(await box('Ana Ruiz, Fischer Field, Newton'));
    expect(await screen.findByText(warning)).toBeInTheDocument();
  });

  it('two sites on one day shows a warning and can be submitted', async () => {
    const { user } = await open(api());
    await grid();
    expect(screen.queryByText(/, both /)).not.toBeInTheDocument();
    await user.click(await box('Ana Ruiz, Lewis Field, Hays'));
    const sentence = `Ana Ruiz: Welch Stadium, Emporia (Football) and Lewis Field, Hays (Football), both ${dayIn(10)}`;
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(bar()).toHaveTextContent('1 added, 1 clash');
    for (const site of ['Welch Stadium, Emporia', 'Lewis Field, Hays']) {
      expect(await box(`Ana Ruiz, ${site}`)).toHaveAccessibleDescription(sentence);
    }
    expect(await box('Ana Ruiz, Fischer Field, Newton')).not.toHaveAccessibleDescription();
    await user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    expect(await attendingAtServer(api())).toEqual(['3001 10001', '3002 10001', '3101 10003']);
  });

  it('a site on a day of another activity of the same person shows a warning', async () => {
    const { user } = await open(api());
    await user.click(await box('Ray Ortiz, Lewis Field, Hays'));
    expect(
      await screen.findByText(
        `Ray Ortiz: Lewis Field, Hays (Football) and Expocentre, Topeka (Spirit Activities), both ${dayIn(10)}`,
      ),
    ).toBeInTheDocument();
  });

  it('says that other activities could not be checked when they cannot be loaded', async () => {
    api().use(fails('/contact/year/10', 404));
    await open(api());
    expect(await screen.findByText(/conflicts with them aren’t shown here\./)).toBeInTheDocument();
  });
});

describe('toggles', () => {
  const api = siteNewsroom();

  it('survive a reload as ids until they are submitted', async () => {
    const first = await open(api());
    await first.user.click(await box('Kim Lee, Lewis Field, Hays'));
    await first.user.click(await box('Ana Ruiz, Welch Stadium, Emporia'));
    first.unmount();
    leave();
    expect(kept()).toContain('3002');
    expect(kept()).not.toMatch(/Kim|Ana|Hays|Emporia/);

    const second = await open(api());
    await grid();
    expect(await chosen()).toEqual(['Kim Lee, Lewis Field, Hays']);
    await second.user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    await keepsNothing();
  });

  it('survive a visit to another activity', async () => {
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(screen.getByRole('link', { name: /All activities/ }));
    const fall = within(await screen.findByRole('region', { name: 'Fall' }));
    await user.click(fall.getByRole('link', { name: 'Spirit Activities' }));
    await user.click(await box('Ana Ruiz, Expocentre, Topeka'));
    await user.click(screen.getByRole('link', { name: /All activities/ }));
    await user.click(
      within(await screen.findByRole('region', { name: 'Fall' })).getByRole('link', { name: 'Football' }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Football' });
    expect(await chosen()).toContain('Kim Lee, Lewis Field, Hays');
    await user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    await keeps('3101');
    await waitFor(() => {
      expect(kept()).not.toContain('3002');
    });
  });

  it('are submitted by a second click when toggled during a submission', async () => {
    const answer = holdAnswer(api(), SAVE);
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await user.click(submit());
    await user.click(await box('Kim Lee, Welch Stadium, Emporia'));
    expect(screen.getByRole('button', { name: 'Submitting…' })).toBeInTheDocument();
    answer();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Submitting…' })).not.toBeInTheDocument();
    });
    expect(await screen.findByText('1 change: 1 added.')).toBeInTheDocument();
    api().reset();
    await user.click(submit());
    await screen.findByRole('heading', { name: SAVED });
    expect(await attendingAtServer(api())).toEqual(expect.arrayContaining(['3001 10002', '3002 10002']));
  });

  it('are not shown to another organization', async () => {
    const first = await open(api());
    await first.user.click(await box('Kim Lee, Lewis Field, Hays'));
    first.unmount();
    leave();
    const text = localStorage.getItem('persist:drafts') ?? '';
    expect(text).toContain('3002');
    localStorage.setItem('persist:drafts', text.replaceAll(NEWSROOM, '99999'));
    await open(api());
    await grid();
    expect(await chosen()).toEqual(['Ana Ruiz, Welch Stadium, Emporia']);
  });

  it('are removed at logout', async () => {
    const { user } = await open(api());
    await user.click(await box('Kim Lee, Lewis Field, Hays'));
    await keeps('3002');
    const [logout] = screen.getAllByRole('button', { name: 'Logout', hidden: true });
    if (logout !== undefined) await user.click(logout);
    await screen.findByRole('heading', { level: 1, name: 'General Information' });
    await keepsNothing();
  });

  it('are ignored when the stored value is corrupt', async () => {
    const draft = { owner: NEWSROOM, form: 'attendance', subject: '1', changes: 1, editedAt: Date.now() };
    const value = { ...attendanceKind.initial, edits: { 1: [['x']] } };
    putPersisted('persist:drafts', { entries: { [`${NEWSROOM}/attendance/1`]: { ...draft, value } } });
    await open(api());
    await grid();
    expect(await chosen()).toEqual(['Ana Ruiz, Welch Stadium, Emporia']);
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
