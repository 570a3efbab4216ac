// Verifies SCH-1, SCH-2, SCH-3, SCH-4, SCH-5, SCH-6, SCH-12.
import { screen, waitFor, within } from '@testing-library/react';
import { emptyList, fails } from '../../mocks';
import { seedWithDirectory } from '../support/directorySeed';
import { holdAnswer } from '../support/holdAnswer';
import { renderMedia } from '../support/renderMedia';
import { namesIn, results, rowsOf } from '../support/schoolResults';
import { standInApi } from '../support/standInApi';

const api = standInApi({ seed: seedWithDirectory });

async function open(query = '') {
  const app = await renderMedia(api(), `/school-directory${query}`);
  await screen.findByRole('heading', { level: 1, name: 'School Directory' });
  return app;
}

const nameBox = () => screen.getByLabelText('School Name');
const cityBox = () => screen.getByLabelText('City');
const searchButton = () => screen.getByRole('button', { name: 'Search' });
const searches = (): string[] =>
  api()
    .callsTo('GET', /^\/school\//)
    .map(({ path }) => path);

describe('the search', () => {
  it.each([
    ['a city', '', '/school/search/city/Zenith', '?city=Zenith'],
    ['both', 'High', '/school/search/name/High/city/Zenith', '?name=High&city=Zenith'],
  ])('requests the schools, stays filled, and is in the address for %s', async (_what, name, path, query) => {
    const { user, address } = await open();
    if (name !== '') await user.type(nameBox(), name);
    await user.type(cityBox(), 'Zenith');
    await user.click(searchButton());
    await waitFor(() => {
      expect(searches().at(-1)).toBe(path);
    });
    await results();
    expect(nameBox()).toHaveValue(name);
    expect(cityBox()).toHaveValue('Zenith');
    expect(address()).toBe(`/school-directory${query}`);
  });

  it('finds while typing, by words in any order, and asks once for the longest', async () => {
    const { user, address } = await open();
    await user.click(nameBox());
    await user.paste('high zenith ');
    expect(namesIn(await results())).toEqual(['Zenith High School', 'Zenith Junior High School']);
    expect(searches()).toEqual(['/school/search/name/zenith']);
    expect(address()).toBe('/school-directory?name=high+zenith');
    await user.paste('north');
    expect(nameBox()).toHaveValue('high zenith north');
    await waitFor(() => {
      expect(screen.getByText('1 school found for “high zenith north”')).toHaveAttribute('role', 'status');
    });
    expect(namesIn(await results())).toEqual(['Zenith Junior High School']);
    expect(searches()).toEqual(['/school/search/name/zenith']);
  });

  it('is left by Back in one step, however much was typed', async () => {
    const { user, address, goBack } = await open();
    await user.type(nameBox(), 'hays');
    await results();
    await user.clear(nameBox());
    await user.type(nameBox(), 'zenith');
    await waitFor(() => {
      expect(address()).toBe('/school-directory?name=zenith');
    });
    goBack();
    await waitFor(() => {
      expect(address()).toBe('/school-directory');
    });
    expect(nameBox()).toHaveValue('');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('lists school, phone, and e-mail with links when schools are found', async () => {
    await open('?name=zenith');
    const table = await results();
    expect(rowsOf(table)).toEqual([
      ['Zenith Academy', '1A', 'Zenith', '', ''],
      ['Zenith High School', '5A', 'Zenith', '785-555-0101', 'office@zenith.example'],
      ['Zenith Junior High School', '', 'North Zenith', '', 'junior@zenith.example'],
    ]);
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('3 schools found for “zenith”');
    expect(within(table).getByRole('link', { name: '785-555-0101' })).toHaveAttribute('href', 'tel:+17855550101');
    expect(within(table).getByRole('link', { name: 'office@zenith.example' })).toHaveAttribute(
      'href',
      'mailto:office@zenith.example',
    );
    expect(within(table).getByRole('link', { name: 'Zenith High School' })).toHaveAttribute(
      'href',
      '/mediareact/school-directory/9001',
    );
  });

  it('sends nothing and says what to enter when both boxes are empty', async () => {
    const { user, address } = await open();
    await user.click(searchButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a school name, a city, or both.');
    expect(nameBox()).toHaveFocus();
    expect(nameBox()).toBeInvalid();
    expect(nameBox()).toHaveAccessibleDescription('Enter a school name, a city, or both.');
    expect(address()).toBe('/school-directory');
    expect(searches()).toEqual([]);

    await user.type(cityBox(), 'Zenith{Enter}');
    await results();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that no school was found for the query', async () => {
    const { user } = await open();
    await user.type(nameBox(), 'Nowhere');
    await user.click(searchButton());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Sorry! No school found.')).toBeVisible();
    expect(within(alert).getByText('Searched for “Nowhere”.')).toBeVisible();
    expect(nameBox()).toHaveValue('Nowhere');
    expect(screen.queryByRole('table')).toBeNull();
    within(alert).getByRole('button', { name: 'Dismiss' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the input and offers Try again when the call fails', async () => {
    const { user } = await open();
    api().use(fails('/school/search/name/{name}', 500, 'The directory is being rebuilt.'));
    await user.type(nameBox(), 'Zenith');
    await user.click(searchButton());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Sorry! No school organization found.')).toBeVisible();
    expect(within(alert).getByText('The directory is being rebuilt.')).toBeVisible();
    expect(nameBox()).toHaveValue('Zenith');
    api().server.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(namesIn(await results())).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(nameBox()).toHaveValue('Zenith');
  });

  it('shows that it is searching and keeps text typed meanwhile', async () => {
    const answer = holdAnswer(api(), '/school/search/name/{name}');
    const { user } = await open();
    await user.type(nameBox(), 'Zenith{Enter}');
    expect(screen.getByText('Searching…')).toHaveAttribute('role', 'status');
    await user.clear(nameBox());
    await user.type(nameBox(), 'Hays');
    answer();
    await results();
    expect(nameBox()).toHaveValue('Hays');
  });

  it('sends the same search again when repeated', async () => {
    const { user } = await open('?city=Zenith');
    await results();
    await user.type(cityBox(), '{Enter}');
    await waitFor(() => {
      expect(searches()).toEqual(['/school/search/city/Zenith', '/school/search/city/Zenith']);
    });
    await results();
  });

  it('clears the results and focuses the first box on New Search', async () => {
    const { user, address } = await open('?name=zenith');
    await results();
    screen.getByRole('button', { name: 'New Search' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('table')).toBeNull();
    expect(nameBox()).toHaveValue('');
    expect(address()).toBe('/school-directory');
    expect(nameBox()).toHaveFocus();
  });
});

describe('the leagues', () => {
  it.each([
    ['High School Leagues', '/school/league/Senior', '?leagues=Senior', 31],
    ['Junior High Leagues', '/school/league/Junior', '?leagues=Junior', 12],
  ])('replace the form when %s is pressed', async (label, path, query, count) => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: label }));
    expect(await screen.findByText(`${String(count)} leagues`)).toHaveAttribute('role', 'status');
    expect(searches()).toEqual([path]);
    expect(address()).toBe(`/school-directory${query}`);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
    expect(within(screen.getByRole('region', { name: label })).getAllByRole('link')).toHaveLength(count);
  });

  it('narrow while typing', async () => {
    const { user, address } = await open('?leagues=Senior');
    await screen.findByText('31 leagues');
    await user.type(screen.getByLabelText('Filter the leagues'), 'valley zen');
    expect(screen.getByText('31 leagues, 1 shown')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zenith Valley League' })).toBeVisible();
    expect(address()).toBe('/school-directory?leagues=Senior&words=valley+zen');
    await user.type(screen.getByLabelText('Filter the leagues'), 'q');
    expect(screen.getByText('No leagues match these words.')).toBeVisible();
  });

  it('link to a league, and Back To Search returns to the list', async () => {
    const { user, address } = await open('?leagues=Senior');
    await user.click(await screen.findByRole('link', { name: 'Zenith Valley League' }));
    await screen.findByRole('heading', { level: 1, name: 'Zenith Valley League' });
    expect(address()).toBe('/school-directory/league/99901');
    await user.click(screen.getByRole('link', { name: 'Back To Search' }));
    expect(await screen.findByRole('link', { name: 'Zenith Valley League' })).toBeVisible();
    expect(address()).toBe('/school-directory?leagues=Senior');
  });

  it('are replaced by the form on New Search', async () => {
    const { user, address } = await open('?leagues=Junior');
    await screen.findByText('12 leagues');
    screen.getByRole('button', { name: 'New Search' }).focus();
    await user.keyboard('{Enter}');
    expect(nameBox()).toHaveFocus();
    expect(address()).toBe('/school-directory');
    expect(screen.queryByText('12 leagues')).toBeNull();
  });

  it('say why they could not be loaded, and load after Try again', async () => {
    api().use(fails('/school/league/{level}', 503, 'The directory is being rebuilt.'));
    const { user } = await open('?leagues=Senior');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'We couldn’t load the leagues' })).toBeVisible();
    expect(alert).toHaveTextContent('The directory is being rebuilt.');
    api().server.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('31 leagues')).toBeVisible();
  });

  it('say so when there are none', async () => {
    api().use(emptyList('/school/league/{level}'));
    await open('?leagues=Senior');
    expect(await screen.findByText('No leagues are on record.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  });
});
