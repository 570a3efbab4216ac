// Verifies AGR-21, AGR-27, AGR-28, AGR-29, AGR-31.
// What the form does for its user: fills in, chooses what there is no choice of, asks back, and shows a way on.
import { screen, waitFor, within } from '@testing-library/react';
import { fails, faulty } from '../../mocks';
import { HttpResponse } from 'msw';
import {
  choose,
  chooseEvent,
  chooseType,
  chosenIn,
  field,
  group,
  KSNX,
  optionsIn,
  radio,
  review,
  submittedHeading,
  tick,
  type,
} from '../support/agreementScreen';
import { holdAnswer } from '../support/holdAnswer';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const open = () => renderMedia(api(), '/agreement', undefined, KSNX);
const reviewButton = () => screen.getByRole('button', { name: 'Review Agreement' });
const questions = () => screen.queryByRole('group', { name: 'Past Dates and Deadlines' });
const box = (name: string, option: string) => within(group(name)).getByRole('checkbox', { name: option, hidden: true });

/** Timers stay real but the day stands still. */
function itIs(day: string): void {
  const real = ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'setInterval', 'performance'] as const;
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00`), doNotFake: [...real] });
}

afterEach(() => {
  jest.useRealTimers();
});

describe('the record of the organization', () => {
  const record = {
    Name: 'Shirley Roth',
    Email: 'shirley.roth@ksnx7.example',
    'Billing Email': 'sports@ksnx7.example',
    Station: 'KSNX-TV Channel 7',
  };
  const expectRecord = (texts: Record<string, string> = record) =>
    waitFor(() => {
      for (const [label, text] of Object.entries(texts)) expect(field(label)).toHaveValue(text);
    });

  test('prefills the form, also after another type, and does not count as input', async () => {
    const { user } = await open();
    await chooseType(user, 'Television');
    await expectRecord();
    expect(screen.getByText(/^Filled in from your primary contact and organization/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Radio or Internet Audio' }));
    await screen.findByRole('heading', { name: 'Radio and internet audio agreement' });
    await expectRecord();
    expect(screen.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument();
  });

  test('keeps what was typed before it loaded', async () => {
    const answer = holdAnswer(api(), { path: /^\/staff\/director/ });
    const { user } = await open();
    await chooseType(user, 'Television');
    await type('Name', 'Ana Ruiz');
    answer();
    await expectRecord({ ...record, Name: 'Ana Ruiz' });
  });

  test('leaves the name blank when the primary contact is unknown', async () => {
    api().use(fails({ path: /^\/staff\/director/, times: 4 }));
    const { user } = await open();
    await chooseType(user, 'Television');
    await waitFor(
      () => {
        expect(field('Billing Email')).toHaveValue('sports@ksnx7.example');
      },
      { timeout: 15_000 },
    );
    expect([field('Name').value, field('Email').value]).toEqual(['', '']);
    expect(screen.getByText('Filled in from your organization. Change anything that differs.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expectRecord();
  });
});

test('the only option of each list is selected and marked as such', async () => {
  const { user } = await open();
  await chooseType(user, 'Television');
  await choose(user, 'Activity', 'Gymnastics');
  await waitFor(() => {
    expect(chosenIn('Playoff Level')).toBe('State');
  });
  expect(screen.getByLabelText('Playoff Level').closest('.field')).toHaveTextContent('the only option');
  await chooseEvent(user, {
    Activity: 'Girls Basketball',
    'Playoff Level': 'Regional',
    Class: '6A',
    Site: 'Lenexa Regional',
  });
  await waitFor(() => {
    expect(optionsIn('Dates')).toEqual(['2/26/2027']);
  });
  expect(box('Dates', '2/26/2027')).toBeChecked();
  expect(within(group('Dates')).getByText('Chosen for you: the only day of this event.')).toBeVisible();
  await user.click(box('Dates', '2/26/2027'));
  expect(box('Dates', '2/26/2027')).toBeChecked();
});

describe('an event of the past', () => {
  const football = { Activity: 'Football', 'Playoff Level': 'State', Class: '6A' };

  /** A telecast of 11/28/2026, all but reviewed. */
  async function fill() {
    const view = await open();
    await chooseType(view.user, 'Television');
    await chooseEvent(view.user, football);
    await tick(view.user, 'Schools', 1);
    await waitFor(() => {
      expect(optionsIn('Dates')).toEqual(['11/28/2026']);
    });
    await view.user.click(radio('Tier', /^\$75/));
    return view;
  }

  test('is marked and needs a confirmation before the review', async () => {
    itIs('2026-11-29');
    const { user } = await fill();
    expect(box('Dates', '11/28/2026')).toHaveAccessibleDescription('past');
    await user.click(reviewButton());
    expect(await screen.findByText('Must confirm each date and deadline that has passed')).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Please correct the form' })).getAllByRole('link')).toHaveLength(1);
    await user.click(box('Past Dates and Deadlines', '11/28/2026 has passed. We are requesting it anyway.'));
    await waitFor(() => {
      expect(screen.queryByText('Must confirm each date and deadline that has passed')).not.toBeInTheDocument();
    });
    await review(user);
  });

  test.each([
    [
      '2026-11-26',
      ['Publicity was due to start on 11/25/2026, three days before the event. We are requesting it anyway.'],
    ],
    [
      '2026-11-28',
      [
        'Publicity was due to start on 11/25/2026, three days before the event. We are requesting it anyway.',
        'The deadline to contact the host was 11/27/2026. We are requesting it anyway.',
      ],
    ],
  ])('needs no confirmation before it, but its passed deadlines do, on %s', async (day, labels) => {
    itIs(day);
    const { user } = await fill();
    expect(optionsIn('Past Dates and Deadlines')).toEqual(labels);
    for (const label of labels.slice(1)) await user.click(box('Past Dates and Deadlines', label));
    await user.click(reviewButton());
    expect(await screen.findByText('Must confirm each date and deadline that has passed')).toBeVisible();
    await user.click(box('Past Dates and Deadlines', labels[0] ?? ''));
    await review(user);
  });

  test('needs no confirmation while everything is ahead', async () => {
    itIs('2026-11-25');
    const { user } = await fill();
    expect(questions()).not.toBeInTheDocument();
    await review(user);
  });
});

describe('without options', () => {
  const call = (within_: HTMLElement) => within(within_).getByRole('link', { name: '785-555-0140', hidden: true });

  test('a missing site says whom to call', async () => {
    const { user } = await open();
    await chooseType(user, 'Television');
    await chooseEvent(user, { Activity: 'Boys Golf', 'Playoff Level': 'State', Class: '4A' });
    const note = await screen.findByText('No sites available for chosen criteria');
    expect(call(note.parentElement ?? note)).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(within(note.parentElement ?? note).getByRole('link', { name: 'media@shsaa.example' })).toBeVisible();
  });

  test('a missing date says whom to call', async () => {
    api().use(faulty({ path: /dates\/football/ }, () => HttpResponse.json([])));
    const { user } = await open();
    await chooseType(user, 'Television');
    await chooseEvent(user, { Activity: 'Football', 'Playoff Level': 'Semifinal', Class: '6A' });
    await tick(user, 'Schools', 1);
    await screen.findByText('No dates available');
    expect(call(group('Dates'))).toBeVisible();
  });

  test('missing schools do not block a site with its own location', async () => {
    const { user } = await open();
    await chooseType(user, 'Radio or Internet Audio');
    await chooseEvent(user, {
      Activity: 'Girls Basketball',
      'Playoff Level': 'Sub-State',
      Class: '6A',
      Site: 'Stafford Sub-State',
    });
    await screen.findByText('Event schools not currently available');
    expect(optionsIn('Dates')).toEqual(['3/2/2027']);
    expect(call(group('Schools'))).toBeVisible();
    expect(within(group('Schools')).getByText(/You don’t have to choose schools/)).toBeVisible();
    expect(radio('Event Site', /^Stafford Gymnasium/)).toBeChecked();
    await user.click(radio('Landline', 'No'));
    await user.click(radio('Cellphone', 'Yes'));
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

test('the number of contests is requested only when the fee depends on it, and the fee is the sum of its lines', async () => {
  const { user } = await open();
  await chooseType(user, 'Television');
  const contests = () => screen.queryByLabelText('Contests to broadcast');
  const lines = () =>
    within(screen.getByRole('table', { name: 'Fee breakdown', hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(contests()).not.toBeInTheDocument();
  await chooseEvent(user, {
    Activity: 'Girls Basketball',
    'Playoff Level': 'Sub-State',
    Class: '6A',
    Site: 'Easton Sub-State',
  });
  await user.click(radio('Tier', /^\$75/));
  expect(screen.getByText('Choose the dates to broadcast.')).toBeVisible();
  await tick(user, 'Dates', 2);
  await user.type(screen.getByLabelText('Contests to broadcast'), '3');
  expect(lines()).toEqual(['3 contests$225']);
  await user.click(radio('Tier', /^\$2,000/));
  expect(contests()).not.toBeInTheDocument();
  expect(lines()).toEqual(['3/2/2027$2,000', '3/3/2027$2,000']);
  expect(screen.getByText('$4,000')).toBeVisible();
});
