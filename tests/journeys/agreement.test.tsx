// Verifies AGR-1, AGR-2, AGR-8, AGR-13, AGR-15, AGR-18, AGR-21, AGR-22, AGR-28, AGR-33.
// What a user reads on the way; every other kind of agreement is walked in tests/browser.
import { screen, waitFor, within } from '@testing-library/react';
import { listAssignmentSchools } from '../../mocks/db/queries/agreements';
import {
  answers,
  chooseEvent,
  chooseType,
  group,
  KSNX,
  optionsIn,
  radio,
  review,
  submittedHeading,
  tick,
  type,
  typeTexts,
} from '../support/agreementScreen';
import { expectFocus } from '../support/focus';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const open = () => renderMedia(api(), '/agreement', undefined, KSNX);
const submissions = () => api().callsTo('POST', '/contact/approve-email');
const yes = () => screen.getByRole('button', { name: 'YES' });

const always = {
  organization: 'KSNX-TV Channel 7',
  name: 'Ana Ruiz',
  email: 'ana@ksnx7.example',
  billingEmail: 'billing@ksnx7.example',
  station: '7.1',
  orgID: 2,
};

/** Name, id and athletic director's address of the first two schools that are offered. */
async function firstTwo(schools: Promise<{ SchoolID: number; SchoolName: string; ADEmail?: string | null }[]>) {
  const [a, b] = await schools;
  if (a === undefined || b === undefined) throw new Error('The seed offers fewer than two schools.');
  return { ids: [a.SchoolID, b.SchoolID], names: [a.SchoolName, b.SchoolName], hosts: [a.ADEmail, b.ADEmail] };
}

test('a two-day telecast is reviewed in words, submitted with every key, and confirmed', async () => {
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
  const schools = await firstTwo(listAssignmentSchools(api().db, 40305));
  expect(await tick(user, 'Schools', 2)).toEqual(schools.names);
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
    Schools: schools.names.join(', '),
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
      ...always,
      tier: 2000,
      activity: 12,
      level: 2,
      class: 11,
      site: 40305,
      dates: ['3/2/2027', '3/3/2027'],
      schools: schools.ids,
      eventsite: 'site',
      hostEmail: 'manager@easton-sub-state.example',
      schoolDescription: schools.names,
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

test('internet video has its stream, and a school as event site although the site is offered under its own name', async () => {
  const { user } = await open();
  await chooseType(user, 'Internet Video Streaming');
  await typeTexts();
  await type('Streaming URL', ' https://live.ksnx7.example/state ');
  await chooseEvent(user, {
    Activity: 'Girls Basketball',
    'Playoff Level': 'State',
    Class: '5A',
    Site: 'White Auditorium, Emporia',
  });
  const schools = await firstTwo(listAssignmentSchools(api().db, 40315));
  await tick(user, 'Schools', 2);
  await tick(user, 'Dates', 1);
  // Its location has no name.
  expect(within(group('Event Site')).getAllByRole('radio')).toHaveLength(3);
  await user.click(radio('Event Site', schools.names[1] ?? ''));
  await user.click(radio('Tier', /^\$0/));
  expect(screen.getByText(/regional and sub-state contests. You chose the level “State”/)).toBeVisible();
  await user.click(radio('Tier', /^\$200/));
  expect(screen.queryByText(/You chose the level/)).not.toBeInTheDocument();
  await review(user);
  expect(answers()).toMatchObject({
    Type: 'Internet Video',
    'Streaming URL': 'https://live.ksnx7.example/state',
    'Total fee': '$200 ($200 for this broadcast)',
  });
  await user.click(yes());
  await submittedHeading();
  expect(submissions().map(({ body }) => body)).toEqual([
    {
      ...always,
      stream: 'https://live.ksnx7.example/state',
      tier: 200,
      activity: 12,
      level: 1,
      class: 12,
      site: 40315,
      dates: ['3/10/2027'],
      schools: schools.ids,
      eventsite: schools.ids[1],
      hostEmail: schools.hosts[1] ?? '',
      schoolDescription: schools.names,
      classDescription: '5A',
      activityDescription: 'Girls Basketball',
      levelDescription: 'State',
      type: 'Internet Video',
      siteDescription: { id: 40315, description: 'White Auditorium, Emporia' },
    },
  ]);
});

test('the site’s own location is the event site until a school is named, and that school is asked about', async () => {
  const { user } = await open();
  await chooseType(user, 'Television');
  await chooseEvent(user, {
    Activity: 'Girls Basketball',
    'Playoff Level': 'Sub-State',
    Class: '6A',
    Site: 'Easton Sub-State',
  });
  await waitFor(() => {
    expect(radio('Event Site', /^Easton Gymnasium/)).toBeChecked();
  });
  expect(within(group('Event Site')).getByText('Chosen for you: the only event site.')).toBeVisible();
  const [school = ''] = await tick(user, 'Schools', 1);
  expect(within(group('Event Site')).getByText('Chosen for you: the site’s own location.')).toBeVisible();
  await tick(user, 'Dates', 1);
  await user.click(radio('Tier', /^\$75/));
  await user.click(radio('Event Site', school));
  await user.click(screen.getByRole('button', { name: 'Review Agreement' }));
  expect(await screen.findByText('Must confirm the host, or choose the site’s own location')).toBeVisible();
  const question = `The event is at ${school}, not at Easton Gymnasium. Send our request to ${school}.`;
  await user.click(within(group('Host')).getByRole('checkbox', { name: question, hidden: true }));
  expect(screen.queryByText(/Must confirm the host/)).not.toBeInTheDocument();
  await review(user);
});
