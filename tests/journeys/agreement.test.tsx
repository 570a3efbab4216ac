// Verifies AGR-1, AGR-2, AGR-4, AGR-13, AGR-15, AGR-17, AGR-18, AGR-22, AGR-23, AGR-24, AGR-25, AGR-26, AGR-32, REL-3.
// The way from the form to the confirmation; every kind of agreement is walked in tests/browser.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { dropped, unauthorized } from '../../mocks';
import { choices } from '../support/agreementData';
import {
  answers,
  choose,
  chooseEvent,
  chooseType,
  chosenIn,
  firstScreen,
  KSNX,
  optionsIn,
  radio,
  review,
  submittedHeading,
  tick,
  typeTexts,
} from '../support/agreementScreen';
import { catchDownloads } from '../support/catchDownloads';
import { completeAgreement, expectComplete } from '../support/completeAgreement';
import { expectFocus } from '../support/focus';
import { mailBehind } from '../support/mail';
import { keptDrafts, putPersisted } from '../support/persisted';
import { leave } from '../support/renderApp';
import { renderMedia } from '../support/renderMedia';
import { dialogGone, endedDialog, signInAgain } from '../support/signInDialog';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const open = () => renderMedia(api(), '/agreement', undefined, KSNX);
const openComplete = () => completeAgreement(open, KSNX);
const submissions = () => api().callsTo('POST', '/contact/approve-email');
const yes = () => screen.getByRole('button', { name: 'YES' });

test('a two-day telecast is reviewed in words, submitted once with every key, and confirmed', async () => {
  const { user } = await open();
  await chooseType(user, 'Television');
  expect(screen.getByLabelText('Organization')).toHaveValue('KSNX-TV Channel 7');
  expect(screen.getByLabelText('Organization')).toHaveAttribute('readonly');
  await typeTexts();
  await chooseEvent(user, {
    Activity: 'Girls Basketball',
    'Playoff Level': 'Sub-State',
    Class: '6A',
    Site: 'Easton Sub-State',
  });
  const schools = ['Free State High School', 'Wichita East High School'];
  expect(await tick(user, 'Schools', 2)).toEqual(schools);
  expect(optionsIn('Dates')).toEqual(['3/2/2027', '3/3/2027', '3/4/2027', '3/5/2027', '3/6/2027']);
  await tick(user, 'Dates', 2);
  await user.click(radio('Event Site', /^Easton Gymnasium/));
  await user.click(radio('Tier', /^\$2,000/));
  await review(user);

  expect(answers()).toEqual({
    Type: 'Television',
    Organization: 'KSNX-TV Channel 7',
    Name: 'Ana Ruiz',
    Email: 'ana@ksnx7.example',
    'Billing Email': 'billing@ksnx7.example',
    Station: '7.1',
    Activity: 'Girls Basketball',
    'Playoff Level': 'Sub-State',
    Class: '6A',
    Site: 'Easton Sub-State',
    Schools: schools.join(', '),
    Dates: '3/2/2027, 3/3/2027',
    'Event Site': 'Easton Gymnasium',
    Host: 'manager@easton-sub-state.example',
    Tier: '$2,000 – Live telecast',
    'Total fee': '$4,000 ($2,000 per day × 2 days)',
  });
  expect(submissions()).toHaveLength(0);
  await user.dblClick(yes());
  await expectFocus(await submittedHeading());
  expect(submissions().map(({ body }) => body)).toEqual([
    {
      organization: 'KSNX-TV Channel 7',
      name: 'Ana Ruiz',
      email: 'ana@ksnx7.example',
      billingEmail: 'billing@ksnx7.example',
      station: '7.1',
      orgID: 2,
      tier: 2000,
      activity: 12,
      level: 2,
      class: 11,
      site: 40305,
      dates: ['3/2/2027', '3/3/2027'],
      schools: [1119, 1245],
      eventsite: 'site',
      hostEmail: 'manager@easton-sub-state.example',
      schoolDescription: schools,
      classDescription: '6A',
      activityDescription: 'Girls Basketball',
      levelDescription: 'Sub-State',
      type: 'Television',
      siteDescription: { id: 40305, description: 'Easton Sub-State' },
    },
  ]);
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/media contact/)).toHaveTextContent('media@shsaa.example');
  expect(main.getByText('Television', { selector: 'strong' })).toBeVisible();
  expect(main.getAllByRole('link', { name: 'Media Home' }).at(-1)).toHaveAttribute('href', '/mediareact/media-change');
  expect(main.getByRole('link', { name: 'Request New Agreement' })).toHaveAttribute('href', '/mediareact/agreement');
  const deadlines = main.getByRole('heading', { name: 'Deadlines' }).parentElement ?? document.body;
  expect(
    within(deadlines)
      .getAllByRole('time')
      .map(({ textContent }) => textContent),
  ).toEqual(['2/27/2027', '3/1/2027', '4/2/2027']);
  await api().mailed();
  expect(api().outbox.map(({ to }) => to)).toEqual(['ana@ksnx7.example', 'manager@easton-sub-state.example']);
});

test('all input is kept after NO and after a reload of the review, and removed by other choices and by starting over', async () => {
  const { user } = await openComplete();
  await review(user);
  await user.click(screen.getByRole('button', { name: 'NO' }));
  await expectComplete();
  expect(screen.getByRole('heading', { name: 'Television broadcast agreement' })).toHaveFocus();
  await review(user);
  cleanup();

  const again = await open();
  await expectComplete();
  // Another activity empties the fields that depend on it, which then say what to choose first.
  await choose(again.user, 'Activity', 'Baseball');
  expect(['Class', 'Site'].map(chosenIn)).toEqual(['Choose a level first', 'Choose a level first']);
  expect([optionsIn('Schools'), optionsIn('Dates')]).toEqual([[], []]);
  await choose(again.user, 'Playoff Level', 'State');
  expect(['Class', 'Site'].map(chosenIn)).toEqual(['Choose one', 'Choose a class first']);
  await again.user.click(screen.getAllByRole('button', { name: 'Start over' })[0] ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Start over?' });
  await again.user.click(within(dialog).getByRole('button', { name: 'Start over' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Review Agreement' })).not.toBeInTheDocument();
  });
  expect(keptDrafts('agreement')).toEqual([]);
  leave();
  expect(keptDrafts('agreement')).toEqual([]);
});

describe('a submission that fails', () => {
  // tests/api/agreementsApi.test.ts tests every response that is a failure.
  test('says so, keeps the agreement and can be tried again when the connection breaks', async () => {
    api().use(dropped('/contact/approve-email'));
    const { user } = await openComplete();
    await review(user);
    const before = answers();
    await user.click(yes());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Uh-Oh!!');
    expect(alert).toHaveTextContent('We are experiencing techincal difficulties, Please try your request again later');
    expect(alert).toHaveTextContent('We’re not certain whether it arrived');
    expect(answers()).toEqual(before);
    expect(submissions()).toHaveLength(1);
    api().server.resetHandlers();
    await user.click(yes());
    await submittedHeading();
    expect(submissions()).toHaveLength(2);
  });

  test('asks to sign in when the session has expired, and then continues', async () => {
    api().use(unauthorized({ path: '/contact/approve-email', times: 1 }));
    const { user } = await openComplete();
    await review(user);
    await user.click(yes());
    const dialog = within(await endedDialog());
    expect(await screen.findByText(/Once you’re logged in, press YES again/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Email')).toHaveValue('sports@ksnx7.example');
    await signInAgain(user, 'sports@ksnx7.example');
    await dialogGone();
    await user.click(yes());
    await submittedHeading();
    expect(submissions()).toHaveLength(2);
  });
});

describe('a submitted agreement', () => {
  const HISTORY = 'persist:agreementHistory';

  test('can be copied, printed, exported, mailed, and started from again, and is remembered without names', async () => {
    const files = catchDownloads();
    const print = jest.fn();
    Object.assign(window, { print });
    const { user } = await openComplete();
    await review(user);
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy the summary' }));
    expect(copy.mock.calls[0]?.[0]).toMatch(
      /^Post Season Broadcast Agreement\nType: Television\nOrganization: KSNX-TV Channel 7\nName: Ana Ruiz\n/,
    );
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(yes());
    await submittedHeading();

    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const ics = (await files.get('broadcast-agreement.ics')) ?? '';
    const days = ics.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g);
    expect([...days].map(([, from, to]) => `${from}-${to}`)).toEqual([
      '20270227-20270228',
      '20270301-20270302',
      '20270401-20270402',
      '20270302-20270303',
    ]);
    expect(ics.replaceAll('\r\n ', '')).toContain('SUMMARY:Broadcast: Girls Basketball\\, Sub-State\\, 6A');

    const { to, subject, lines } = await mailBehind('Email the host manager');
    expect(submissions()[0]?.body).toMatchObject({ hostEmail: to });
    expect(subject).toBe('Broadcast of Girls Basketball, Sub-State, 6A by KSNX-TV Channel 7');
    expect(lines).toContain('Our contact: Ana Ruiz, ana@ksnx7.example');
    expect(screen.getByText('Write to the host manager at least 24 hours before the event.')).toBeVisible();

    leave();
    expect(keptDrafts('agreement')).toEqual([]);
    expect(localStorage.getItem(HISTORY)).toContain('Girls Basketball');
    expect(localStorage.getItem(HISTORY)).not.toMatch(/Ana|@/);

    const again = await open();
    await firstScreen();
    const item = (await screen.findByText('Girls Basketball, Sub-State, 6A')).closest('li') ?? document.body;
    expect(item).toHaveTextContent('Television');
    expect(item).toHaveTextContent('3/2/2027 · $100');
    expect(screen.getByText(/doesn’t show whether a request was approved/)).toBeVisible();
    await again.user.click(within(item).getByRole('button', { name: /^Start from this one/ }));
    expect(radio('Type of broadcast', /^Television/)).toHaveFocus();
    await waitFor(() => {
      const chosen = ['Activity', 'Playoff Level', 'Class', 'Site'].map(chosenIn);
      expect(chosen).toEqual(['Girls Basketball', 'Sub-State', '6A', 'Choose one']);
    });
    // The name is the primary contact's, because the history does not store what was typed in the earlier agreement.
    expect(screen.getByLabelText('Name')).toHaveValue('Shirley Roth');
    expect(radio('Tier', /^\$100/)).toBeChecked();
  });

  test('is removed from the list on request', async () => {
    const event = { type: 'Television', event: 'Girls Basketball, Sub-State, 6A', site: 'Easton Sub-State' };
    const sent = { at: '2026-11-20T10:00:00Z', ...event, dates: ['3/2/2027'], schools: [], fee: 75, choices };
    putPersisted(HISTORY, { byOwner: { [KSNX]: [sent] } });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Clear the list' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByText('Submitted from this browser')).not.toBeInTheDocument();
    leave();
    expect(localStorage.getItem(HISTORY)).not.toContain('Basketball');
  });
});
