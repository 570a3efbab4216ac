// Verifies AGR-3, AGR-4, AGR-8, AGR-9, AGR-10, AGR-11, AGR-21, AGR-27, AGR-28, AGR-29, AGR-33, GEN-24.
// What the form says, fills in, and asks back. Each test opens it with choices that an earlier visit has made.
import { screen, waitFor, within } from '@testing-library/react';
import { fails } from '../../mocks';
import {
  choose,
  chosenIn,
  events,
  field,
  group,
  KSNX,
  openForm,
  optionsIn,
  radio,
  review,
  tick,
  type,
} from '../support/agreementScreen';
import { completeAgreement } from '../support/completeAgreement';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi();

const open = (kept?: Parameters<typeof openForm>[1]) => openForm(api(), kept);
const reviewButton = () => screen.getByRole('button', { name: 'Review Agreement' });
const box = (name: string, option: string) => within(group(name)).getByRole('checkbox', { name: option, hidden: true });

/** The messages of AGR-9 that stand in the form, in its order. What is said of an empty form: form-errors.test.tsx. */
const messages = (): string[] =>
  [...document.querySelectorAll('form [id$="-error"]')].map(({ textContent }) => textContent);

test('messages say which address is wrong, and go as soon as it is corrected or the choice is made', async () => {
  const texts = { name: 'Ana', email: 'ana@', billingEmail: 'billing', stream: 'www.example.com' };
  const { user } = await open({ type: 'Internet Video', texts });
  await user.click(reviewButton());
  await waitFor(() => {
    expect(messages().slice(0, 3)).toEqual([
      'please enter a valid email address',
      'please enter a valid email address',
      'URL must be in the following format e.g. https://www.example.com',
    ]);
  });
  await type('Streaming URL', 'http://www.example.com');
  await type('Email', 'ana@example.com');
  await type('Billing Email', 'billing@example.com');
  await waitFor(() => {
    expect(messages()[0]).toBe('Must choose an activity');
  });
  expect(messages()).toContain('Must choose a tier');
  await user.click(radio('Tier', /^\$200/));
  await waitFor(() => {
    expect(messages()).not.toContain('Must choose a tier');
  });
});

describe('a choice', () => {
  test('of another activity empties what depends on it, and says what comes first', async () => {
    const { user } = await completeAgreement(() => renderMedia(api(), '/agreement', undefined, KSNX), KSNX);
    await choose(user, 'Activity', 'Baseball');
    expect(['Class', 'Site'].map(chosenIn)).toEqual(['Choose a level first', 'Choose a level first']);
    expect([optionsIn('Schools'), optionsIn('Dates')]).toEqual([[], []]);
    await choose(user, 'Playoff Level', 'State');
    expect(['Class', 'Site'].map(chosenIn)).toEqual(['Choose one', 'Choose a class first']);
  });

  test('of another type starts a form filled in from the record, and what was typed can be restored', async () => {
    const { user } = await open({ choices: { activity: '12' }, texts: { name: 'Ana Ruiz' } });
    const record = ['shirley.roth@ksnx7.example', 'sports@ksnx7.example', 'KSNX-TV Channel 7'];
    const texts = () => ['Name', 'Email', 'Billing Email', 'Station'].map((label) => field(label).value);
    await waitFor(() => {
      expect(texts()).toEqual(['Ana Ruiz', ...record]);
    });
    expect(screen.getByText(/^Filled in from your primary contact and organization/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Radio or Internet Audio' }));
    await screen.findByRole('heading', { name: 'Radio and internet audio agreement' });
    expect(texts()).toEqual(['Shirley Roth', ...record]);
    expect(chosenIn('Activity')).toBe('Choose one');
    await user.click(screen.getByRole('button', { name: 'Restore it' }));
    await screen.findByRole('heading', { name: 'Television broadcast agreement' });
    expect(texts()).toEqual(['Ana Ruiz', ...record]);
    expect(chosenIn('Activity')).toBe('Girls Basketball');
  });
});

test('the name stays blank while the primary contact is unknown', async () => {
  api().use(fails({ path: /^\/staff\/director/, times: 4 }));
  const { user } = await open();
  await waitFor(() => {
    expect(field('Billing Email')).toHaveValue('sports@ksnx7.example');
  });
  expect([field('Name').value, field('Email').value]).toEqual(['', '']);
  expect(screen.getByText('Filled in from your organization. Change anything that differs.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(field('Name')).toHaveValue('Shirley Roth');
  });
});

test('the site’s own location is the event site until a school is named, and that school is asked about', async () => {
  const { user } = await open({ choices: { ...events.subState, dates: ['3/2/2027'], tier: '75' } });
  await waitFor(() => {
    expect(radio('Event Site', /^Easton Gymnasium/)).toBeChecked();
  });
  expect(within(group('Event Site')).getByText('Chosen for you: the only event site.')).toBeVisible();
  const [school = ''] = await tick(user, 'Schools', 1);
  expect(within(group('Event Site')).getByText('Chosen for you: the site’s own location.')).toBeVisible();
  await user.click(radio('Event Site', school));
  await user.click(reviewButton());
  expect(await screen.findByText('Must confirm the host, or choose the site’s own location')).toBeVisible();
  const question = `The event is at ${school}, not at Easton Gymnasium. Send our request to ${school}.`;
  await user.click(within(group('Host')).getByRole('checkbox', { name: question, hidden: true }));
  expect(screen.queryByText(/Must confirm the host/)).not.toBeInTheDocument();
  await review(user);
});

describe('a date or deadline that has passed', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([
    ['2026-11-29', ['11/28/2026 has passed. We are requesting it anyway.']],
    [
      '2026-11-28',
      [
        'Publicity was due to start on 11/25/2026, three days before the event. We are requesting it anyway.',
        'The deadline to contact the host was 11/27/2026. We are requesting it anyway.',
      ],
    ],
  ])('must be confirmed before the review on %s', async (day, labels) => {
    // Timers stay real but the day stands still.
    const real = ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'setInterval', 'performance'] as const;
    jest.useFakeTimers({ now: new Date(`${day}T12:00:00`), doNotFake: [...real] });
    const { user } = await open({ choices: { ...events.football, schools: ['1172'], tier: '75' } });
    await waitFor(() => {
      expect(optionsIn('Past Dates and Deadlines')).toEqual(labels);
    });
    expect(box('Dates', '11/28/2026')).toHaveAccessibleDescription(day === '2026-11-29' ? 'past' : '');
    for (const label of labels.slice(1)) await user.click(box('Past Dates and Deadlines', label));
    await user.click(reviewButton());
    const message = 'Must confirm each date and deadline that has passed';
    expect(await screen.findByText(message)).toBeVisible();
    const summary = within(screen.getByRole('group', { name: 'Please correct the form' }));
    expect(summary.getAllByRole('link')).toHaveLength(1);
    await user.click(box('Past Dates and Deadlines', labels[0] ?? ''));
    await waitFor(() => {
      expect(screen.queryByText(message)).not.toBeInTheDocument();
    });
    await review(user);
  });
});

describe('the fee', () => {
  test('asks for the contests only when it depends on them, and is the sum of its lines', async () => {
    const { user } = await open({ choices: { ...events.subState, tier: '75' } });
    const contests = () => screen.queryByLabelText('Contests to broadcast');
    const lines = () =>
      within(screen.getByRole('table', { name: 'Fee breakdown', hidden: true }))
        .getAllByRole('row', { hidden: true })
        .map(({ textContent }) => textContent);
    expect(await screen.findByText('Choose the dates to broadcast.')).toBeVisible();
    await tick(user, 'Dates', 2);
    await user.type(screen.getByLabelText('Contests to broadcast'), '3');
    expect(lines()).toEqual(['3 contests$225']);
    await user.click(radio('Tier', /^\$2,000/));
    expect(contests()).not.toBeInTheDocument();
    expect(lines()).toEqual(['3/2/2027$2,000', '3/3/2027$2,000']);
    expect(screen.getByText('$4,000')).toBeVisible();
  });

  test('warns when the free tier does not apply', async () => {
    const { user } = await open({ type: 'Internet Video', choices: { ...events.state, tier: '0' } });
    expect(await screen.findByText(/regional and sub-state contests. You chose the level “State”/)).toBeVisible();
    await user.click(radio('Tier', /^\$200/));
    expect(screen.queryByText(/You chose the level/)).not.toBeInTheDocument();
  });
});
