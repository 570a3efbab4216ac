// Verifies AGR-5, AGR-7, AGR-19, AGR-20, AGR-28, AGR-31, API-10.
// What the form does with the lists and the organization that it loads. Each test opens it with choices that an earlier visit has made.
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { emptyList, fails, faulty, wrongType, type Scenario } from '../../mocks';
import {
  choose,
  chosenIn,
  events,
  field,
  firstScreen,
  group,
  KSNX,
  openForm,
  optionsIn,
  radio,
  review,
  submittedHeading,
} from '../support/agreementScreen';
import { holdAnswer } from '../support/holdAnswer';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const open = (kept?: Parameters<typeof openForm>[1]) => openForm(api(), kept);

describe('the only option', () => {
  test('of a list is selected and marked as such', async () => {
    await open({ choices: { activity: '8' } });
    await waitFor(() => {
      expect(chosenIn('Playoff Level')).toBe('State');
    });
    expect(screen.getByLabelText('Playoff Level').closest('.field')).toHaveTextContent('the only option');
  });

  test('of the days is checked, says why, and stays so', async () => {
    const { user } = await open({ choices: events.withoutSchools });
    await waitFor(() => {
      expect(optionsIn('Dates')).toEqual(['3/2/2027']);
    });
    expect(within(group('Dates')).getByText('Chosen for you: the only day of this event.')).toBeVisible();
    const only = within(group('Dates')).getByRole('checkbox', { hidden: true });
    await user.click(only);
    expect(only).toBeChecked();
  });
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

  test('of schools does not block a site with its own location', async () => {
    const { user } = await open({
      type: 'Audio',
      choices: { ...events.withoutSchools, landline: '0', cellphone: '1' },
    });
    await screen.findByText('Event schools not currently available');
    expect(within(group('Schools')).getByText(/You don’t have to choose schools/)).toBeVisible();
    expect(radio('Event Site', /^Stafford Gymnasium/)).toBeChecked();
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

describe('the organization', () => {
  test('that cannot be loaded replaces the form and can be retried', async () => {
    api().use(wrongType({ path: /^\/org\/id\//, times: 4 }));
    const { user } = await renderMedia(api(), '/agreement', undefined, KSNX);
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByRole('heading', { name: 'Uh-Oh!!' })).toBeVisible();
    expect(panel).toHaveTextContent('We are experiencing techincal difficulties, Please try your request again later');
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    await firstScreen();
  });

  const passed = { id: 2, Identifier: KSNX, OrganizationName: 'KSNX-TV Channel 7' };
  test.each([
    ['not loaded when another screen passed it on', passed, 0],
    ['loaded when another organization was passed', { ...passed, id: 1, Identifier: '27919' }, 1],
    ['loaded when a text was passed', 'KSNX', 1],
    ['loaded when no id was passed', { ...passed, id: undefined }, 1],
  ])('is %s', async (_what, organization, loads) => {
    await openForm(api(), {}, { organization });
    expect(screen.getByLabelText('Organization')).toHaveValue('KSNX-TV Channel 7');
    expect(api().callsTo('GET', '/org/id/2')).toHaveLength(loads);
  });
});
