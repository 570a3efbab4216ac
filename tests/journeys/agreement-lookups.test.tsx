// Verifies AGR-5, AGR-7, AGR-19, AGR-20, API-10.
import { screen, waitFor, within } from '@testing-library/react';
import { emptyList, fails, wrongType } from '../../mocks';
import {
  chooseEvent,
  chooseType,
  choose,
  chosenIn,
  group,
  KSNX,
  optionsIn,
  tick,
  type,
} from '../support/agreementScreen';
import { holdAnswer } from '../support/holdAnswer';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const open = () => renderMedia(api(), '/agreement', undefined, KSNX);
const subState = { Activity: 'Girls Basketball', 'Playoff Level': 'Sub-State', Class: '6A', Site: 'Easton Sub-State' };

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
});
