// Verifies AGR-3, AGR-5, AGR-7, AGR-8, AGR-9, AGR-10, AGR-11, AGR-19, AGR-20, AGR-21, AGR-27, AGR-28, AGR-29, AGR-31, AGR-33,
// GEN-24, API-10.
// The form's messages, defaults, questions, and lists. Each test opens it with choices that an earlier visit has made.
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { emptyList, fails, faulty, type Scenario } from '../../mocks';
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
  submittedHeading,
  tick,
  type,
} from '../support/agreementScreen';
import { holdAnswer } from '../support/holdAnswer';
import { standInApi } from '../support/standInApi';

const api = standInApi();

const open = (kept?: Parameters<typeof openForm>[1]) => openForm(api(), kept);
const reviewButton = () => screen.getByRole('button', { name: 'Review Agreement' });
const box = (name: string, option: string) => within(group(name)).getByRole('checkbox', { name: option, hidden: true });

/** The messages of AGR-9 that the form shows, in its order. form-errors.test.tsx tests those of an empty form. */
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

test('a choice of another type starts a form filled in from the record, and what was typed can be restored', async () => {
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
  screen.getByRole('button', { name: 'Restore it' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('radio', { name: 'Television', checked: true })).toHaveFocus();
  expect(texts()).toEqual(['Ana Ruiz', ...record]);
  expect(chosenIn('Activity')).toBe('Girls Basketball');
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

test('the fee asks for the contests only when it depends on them, and is the sum of its lines', async () => {
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

test('the fee warns when the free tier does not apply', async () => {
  const { user } = await open({ type: 'Internet Video', choices: { ...events.state, tier: '0' } });
  expect(await screen.findByText(/regional and sub-state contests. You chose the level “State”/)).toBeVisible();
  await user.click(radio('Tier', /^\$200/));
  expect(screen.queryByText(/You chose the level/)).not.toBeInTheDocument();
});

// tests/rules/agreementAnswers.test.ts verifies that the only option counts as chosen in every list.
test('the only option of a list is selected and marked as such', async () => {
  await open({ choices: { activity: '8' } });
  await waitFor(() => {
    expect(chosenIn('Playoff Level')).toBe('State');
  });
  expect(screen.getByLabelText('Playoff Level').closest('.field')).toHaveTextContent('the only option');
});

describe('an empty list', () => {
  const semifinal = { ...events.football, level: '8' };
  const noDate = faulty({ path: /dates\/football/ }, () => HttpResponse.json([]));
  const noSchools = emptyList('/contact/assignment-schools/football/{year}/{id}');

  test.each<[string, object, Scenario[]]>([
    ['No sites available for chosen criteria', { activity: '24', level: '1', class: '13' }, []],
    ['no date available', { ...semifinal, level: '6', schools: ['1172'] }, []],
    ['No dates available', { ...semifinal, schools: ['1172'] }, [noDate]],
    ['Event schools not currently available', semifinal, [noSchools]],
  ])('says “%s”, and whom to call', async (said, choices, faults) => {
    api().use(...faults);
    await open({ choices });
    const note = (await screen.findByText(said)).parentElement ?? document.body;
    const phone = within(note).getByRole('link', { name: '785-555-0140', hidden: true });
    expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(within(note).getByRole('link', { name: 'media@shsaa.example' })).toBeVisible();
  });

  test('of schools does not block a site with its own location and a single day, which are chosen', async () => {
    const { user } = await open({
      type: 'Audio',
      choices: { ...events.withoutSchools, landline: '0', cellphone: '1' },
    });
    await screen.findByText('Event schools not currently available');
    expect(within(group('Schools')).getByText(/You don’t have to choose schools/)).toBeVisible();
    expect(radio('Event Site', /^Stafford Gymnasium/)).toBeChecked();
    expect(optionsIn('Dates')).toEqual(['3/2/2027']);
    expect(within(group('Dates')).getByText('Chosen for you: the only day of this event.')).toBeVisible();
    const only = within(group('Dates')).getByRole('checkbox', { hidden: true });
    await user.click(only);
    expect(only).toBeChecked();
    await review(user);
    await user.click(screen.getByRole('button', { name: 'YES' }));
    await submittedHeading();
    expect(api().callsTo('POST', '/contact/approve-email')[0]?.body).toMatchObject({
      schools: [],
      schoolDescription: [],
      eventsite: 'site',
      hostEmail: 'manager@stafford-sub-state.example',
    });
  });
});

test('a site’s dates appear only with its schools, which would otherwise push them down', async () => {
  const answer = holdAnswer(api(), { path: /^\/contact\/assignment-schools\// });
  await open({ choices: events.subState });
  await waitFor(() => {
    expect(chosenIn('Site')).toBe('Easton Sub-State');
  });
  expect(within(group('Dates')).getByText('Loading…')).toBeVisible();
  expect([optionsIn('Schools'), optionsIn('Dates')]).toEqual([[], []]);
  answer();
  await waitFor(() => {
    expect(optionsIn('Dates')).not.toEqual([]);
  });
  expect(optionsIn('Schools')).not.toEqual([]);
});

test('a lookup that fails is named and can be retried, and everything else stays', async () => {
  api().use(fails({ path: /^\/contact\/levels/, times: 4 }));
  const { user } = await open({ choices: { activity: '12' }, texts: { name: 'Ana Ruiz' } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t load the playoff levels. The service is currently unavailable.');
  expect(field('Name')).toHaveValue('Ana Ruiz');
  expect(chosenIn('Activity')).toBe('Girls Basketball');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await choose(user, 'Playoff Level', 'Sub-State');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const passedOn = { id: 2, Identifier: KSNX, OrganizationName: 'KSNX-TV Channel 7' };
test.each([
  ['not loaded when another screen passed it on', passedOn, 0],
  ['loaded when another organization was passed', { ...passedOn, id: 1, Identifier: '27919' }, 1],
  ['loaded when a text was passed', 'KSNX', 1],
  ['loaded when no id was passed', { ...passedOn, id: undefined }, 1],
])('the organization is %s', async (_what, organization, loads) => {
  await openForm(api(), {}, { organization });
  expect(screen.getByLabelText('Organization')).toHaveValue('KSNX-TV Channel 7');
  expect(api().callsTo('GET', '/org/id/2')).toHaveLength(loads);
});
