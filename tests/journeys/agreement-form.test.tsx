// Verifies GEN-1, GEN-24, SES-15, AGR-2, AGR-3, AGR-4, AGR-5, AGR-7, AGR-9, AGR-10, AGR-11, AGR-19, AGR-20, API-10,
// REL-4.
// Over 200 lines: every message, reset and empty list of the agreement in one form.
import { screen, waitFor, within } from '@testing-library/react';
import { emptyList, faulty, fails, wrongType } from '../../mocks';
import { HttpResponse } from 'msw';
import {
  chooseEvent,
  chooseType,
  choose,
  chosenIn,
  group,
  KSNX,
  optionsIn,
  radio,
  select,
  tick,
  type,
  typeTexts,
} from '../support/agreementScreen';
import { holdAnswer } from '../support/holdAnswer';
import { atRest } from '../support/mediaForms';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

jest.setTimeout(120_000);

const api = standInApi();
const open = () => renderMedia(api(), '/agreement', undefined, KSNX);
const submit = () => screen.getByRole('button', { name: 'Review Agreement' });
const subState = { Activity: 'Girls Basketball', 'Playoff Level': 'Sub-State', Class: '6A', Site: 'Easton Sub-State' };

/** The messages of AGR-9 that stand in the form, in its order. */
const messages = (): string[] =>
  [...document.querySelectorAll('form [id$="-error"]')].map(({ textContent }) => textContent);

describe('the form of each type', () => {
  test.each<['Television' | 'Internet Video Streaming' | 'Radio or Internet Audio', string[]]>([
    [
      'Television',
      [
        'Name is required',
        'Email is required',
        'Email to be invoiced is required',
        'Must choose an activity',
        'Must choose a playoff level',
        'Must choose a class',
        'Must choose a site',
        'Must choose schools',
        'Must choose dates to be broadcast',
        'Must choose an event site',
        'Must choose a tier',
      ],
    ],
    [
      'Internet Video Streaming',
      [
        'Name is required',
        'Email is required',
        'Email to be invoiced is required',
        'Streaming URL is required',
        'Must choose an activity',
        'Must choose a playoff level',
        'Must choose a class',
        'Must choose a site',
        'Must choose schools',
        'Must choose dates to be broadcast',
        'Must choose an event site',
        'Must choose a tier',
      ],
    ],
    [
      'Radio or Internet Audio',
      [
        'Name is required',
        'Email is required',
        'Email to be invoiced is required',
        'Must choose an activity',
        'Must choose a playoff level',
        'Must choose a class',
        'Must choose a site',
        'Must choose schools',
        'Must choose dates to be broadcast',
        'Must choose an event site',
        'Must indicate a yes or no answer',
        'Must indicate a yes or no answer',
      ],
    ],
  ])('says all that is missing when %s is reviewed empty', async (name, expected) => {
    const { user } = await open();
    await chooseType(user, name);
    await typeTexts({ Name: '', Email: '', 'Billing Email': '' });
    await user.click(submit());
    const summary = await screen.findByRole('group', { name: 'Please correct the form' });
    expect(summary).toHaveFocus();
    expect(messages()).toEqual(expected);
    expect(within(summary).getAllByRole('link')).toHaveLength(expected.length);
    await user.click(within(summary).getByRole('link', { name: 'Event Site' }));
    expect(group('Event Site')).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Activity' }));
    expect(select('Activity')).toHaveFocus();
  });

  test('validates the addresses and the stream against their patterns', async () => {
    const { user } = await open();
    await chooseType(user, 'Internet Video Streaming');
    await typeTexts({ Name: 'Ana', Email: 'ana@', 'Billing Email': 'billing', 'Streaming URL': 'www.example.com' });
    await user.click(submit());
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
  });

  test('removes a message as soon as the choice is made', async () => {
    const { user } = await open();
    await chooseType(user, 'Television');
    await user.click(submit());
    await screen.findByText('Must choose a tier');
    await user.click(radio('Tier', /^\$75/));
    await waitFor(() => {
      expect(screen.queryByText('Must choose a tier')).not.toBeInTheDocument();
    });
  });
});

describe('a choice', () => {
  test('of another activity clears level, class, site, schools, and dates', async () => {
    const { user } = await open();
    await chooseType(user, 'Television');
    await chooseEvent(user, subState);
    await tick(user, 'Schools', 1);
    await tick(user, 'Dates', 1);
    await choose(user, 'Activity', 'Baseball');
    expect(['Playoff Level', 'Class', 'Site'].map(chosenIn)).toEqual([
      expect.stringMatching(/Loading|Choose one/),
      'Needs a level',
      'Choose a playoff level first',
    ]);
    expect(optionsIn('Schools')).toEqual([]);
    expect(optionsIn('Dates')).toEqual([]);
    await choose(user, 'Playoff Level', 'State');
    await choose(user, 'Class', '6A');
    await choose(user, 'Site', 'Hoglund Ballpark, Lawrence');
    expect([...select('Site').options].map(({ text }) => text)).toEqual(['Choose one', 'Hoglund Ballpark, Lawrence']);
  });

  test('of another level clears the class and what follows', async () => {
    const { user } = await open();
    await chooseType(user, 'Television');
    await chooseEvent(user, subState);
    await choose(user, 'Playoff Level', 'Regional');
    expect(chosenIn('Activity')).toBe('Girls Basketball');
    expect(['Class', 'Site'].map(chosenIn)).toEqual(['Choose one', 'Choose a class first']);
  });

  test('of another type starts a new form, and the cleared one can be restored', async () => {
    const { user } = await open();
    await chooseType(user, 'Television');
    await type('Name', 'Ana Ruiz');
    await choose(user, 'Activity', 'Girls Basketball');
    await user.click(screen.getByRole('radio', { name: 'Radio or Internet Audio' }));
    await screen.findByRole('heading', { name: 'Radio and internet audio agreement' });
    expect(screen.getByLabelText('Name')).toHaveValue('Shirley Roth');
    expect(chosenIn('Activity')).toBe('Choose one');
    await user.click(screen.getByRole('button', { name: 'Restore it' }));
    await screen.findByRole('heading', { name: 'Television broadcast agreement' });
    expect(screen.getByLabelText('Name')).toHaveValue('Ana Ruiz');
    expect(chosenIn('Activity')).toBe('Girls Basketball');
  });

  test('keeps its own list when the answer to an earlier choice arrives late', async () => {
    const answer = holdAnswer(api(), '/contact/levels/12');
    const { user, store } = await open();
    await chooseType(user, 'Television');
    await choose(user, 'Activity', 'Girls Basketball');
    await choose(user, 'Activity', 'Gymnastics');
    answer();
    await atRest(store);
    expect([...select('Playoff Level').options].map(({ text }) => text)).toEqual(['Choose one', 'State']);
  });
});

test("a site's dates appear only with its schools, which would otherwise push them down", async () => {
  const answer = holdAnswer(api(), { path: /^\/contact\/assignment-schools\// });
  const { user } = await open();
  await chooseType(user, 'Television');
  await chooseEvent(user, subState);
  expect(within(group('Dates')).getByText('Loading…')).toBeVisible();
  expect([optionsIn('Schools'), optionsIn('Dates')]).toEqual([[], []]);
  answer();
  await waitFor(() => {
    expect(optionsIn('Dates')).not.toEqual([]);
  });
  expect(optionsIn('Schools')).not.toEqual([]);
});

describe('an empty list', () => {
  test('of sites says so', async () => {
    const { user } = await open();
    await chooseType(user, 'Television');
    await chooseEvent(user, { Activity: 'Boys Golf', 'Playoff Level': 'State', Class: '4A' });
    expect(await screen.findByText('No sites available for chosen criteria')).toBeVisible();
  });

  test('of schools says so', async () => {
    const { user } = await open();
    await chooseType(user, 'Television');
    await chooseEvent(user, { ...subState, Site: 'Stafford Sub-State' });
    expect(await screen.findByText('Event schools not currently available')).toBeVisible();
    expect(optionsIn('Dates')).toEqual(['3/2/2027']);
  });

  test.each([
    ['Second Round', 'no date available'],
    ['First Round', 'no date available'],
  ])('of football’s dates says so at the level %s', async (level, said) => {
    const { user } = await open();
    await chooseType(user, 'Television');
    await chooseEvent(user, { Activity: 'Football', 'Playoff Level': level, Class: '6A' });
    await tick(user, 'Schools', 1);
    expect(await screen.findByText(said)).toBeVisible();
  });

  test('of football’s dates says so when the API returns none', async () => {
    api().use(faulty({ path: /dates\/football/ }, () => HttpResponse.json([])));
    const { user } = await open();
    await chooseType(user, 'Television');
    await chooseEvent(user, { Activity: 'Football', 'Playoff Level': 'Semifinal', Class: '6A' });
    await tick(user, 'Schools', 1);
    expect(await screen.findByText('No dates available')).toBeVisible();
  });

  test('of football’s schools says so', async () => {
    api().use(emptyList('/contact/assignment-schools/football/{year}/{id}'));
    const { user } = await open();
    await chooseType(user, 'Television');
    await chooseEvent(user, { Activity: 'Football', 'Playoff Level': 'Semifinal', Class: '6A' });
    expect(await screen.findByText('Event schools not currently available')).toBeVisible();
  });
});

describe('a lookup that fails', () => {
  test('is named and can be retried, and everything else stays', async () => {
    api().use(fails({ path: /^\/contact\/levels/, times: 4 }));
    const { user } = await open();
    await chooseType(user, 'Television');
    await type('Name', 'Ana Ruiz');
    await choose(user, 'Activity', 'Girls Basketball');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load the playoff levels. The service is currently unavailable.');
    expect(screen.getByLabelText('Name')).toHaveValue('Ana Ruiz');
    expect(chosenIn('Activity')).toBe('Girls Basketball');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await choose(user, 'Playoff Level', 'Sub-State');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of the organization replaces the form and can be retried', async () => {
    api().use(wrongType({ path: /^\/org\/id\//, times: 4 }));
    const { user } = await open();
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByRole('heading', { name: 'Uh-Oh!!' })).toBeVisible();
    expect(panel).toHaveTextContent('We are experiencing techincal difficulties, Please try your request again later');
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    await chooseType(user, 'Television');
  });
});

describe('the organization', () => {
  test('is not loaded when another screen passed it on', async () => {
    const organization = { id: 2, Identifier: KSNX, OrganizationName: 'KSNX-TV Channel 7' };
    const { user } = await renderMedia(api(), '/agreement', { organization }, KSNX);
    await chooseType(user, 'Television');
    expect(screen.getByLabelText('Organization')).toHaveValue('KSNX-TV Channel 7');
    expect(api().callsTo('GET', /^\/org\/id\//)).toHaveLength(0);
  });

  test.each([
    ['another organization', { organization: { id: 1, Identifier: '27919', OrganizationName: 'Courier' } }],
    ['no organization', { organization: 'KSNX' }],
    ['no id', { organization: { Identifier: KSNX, OrganizationName: 'KSNX' } }],
  ])('is loaded when the passed value is %s', async (_what, state) => {
    const { user } = await renderMedia(api(), '/agreement', state, KSNX);
    await chooseType(user, 'Television');
    expect(screen.getByLabelText('Organization')).toHaveValue('KSNX-TV Channel 7');
    expect(api().callsTo('GET', '/org/id/2')).toHaveLength(1);
  });

  test('is never requested without a session: the visitor is sent away', async () => {
    const { renderApp } = await import('../support/renderApp');
    const { address } = await renderApp('/agreement');
    expect(await screen.findByText('You must be logged in to view this page!')).toBeVisible();
    expect(address()).toMatch(/^\/?$/);
    expect(api().calls.filter(({ path }) => path.startsWith('/contact'))).toHaveLength(0);
  });
});
