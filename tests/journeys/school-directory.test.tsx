// Verifies SCH-1, SCH-2, SCH-3, SCH-4, SCH-5, SCH-6, SCH-10, SCH-11, SCH-12. What is printed of it: tests/browser/directory.spec.ts.
import { screen, waitFor, within } from '@testing-library/react';
import { catchDownloads } from '../support/catchDownloads';
import { chooseIn, offeredIn } from '../support/choices';
import { namesIn, results, rowsOf } from '../support/directoryScreen';
import { seedWithDirectory } from '../support/directorySeed';
import { holdAnswer } from '../support/holdAnswer';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi({ seed: seedWithDirectory });

async function open(query = '') {
  const app = await renderMedia(api(), `/school-directory${query}`);
  await screen.findByRole('heading', { level: 1, name: 'School Directory' });
  return app;
}

const nameBox = () => screen.getByLabelText('School Name');
const cityBox = () => screen.getByLabelText('City');
const button = (name: string) => screen.getByRole('button', { name });
const choice = (label: string) => screen.getByRole('combobox', { name: label });
const head = (name: string) => screen.getByRole('columnheader', { name });
const searches = (): string[] =>
  api()
    .callsTo('GET', /^\/school\//)
    .map(({ path }) => path);

describe('the search', () => {
  it('says what to enter when both boxes are empty, and otherwise requests the schools, stays filled, and repeats', async () => {
    const { user, address } = await open();
    await user.click(button('Search'));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a school name, a city, or both.');
    expect(nameBox()).toHaveFocus();
    expect(nameBox()).toBeInvalid();
    expect(nameBox()).toHaveAccessibleDescription('Enter a school name, a city, or both.');
    expect(address()).toBe('/school-directory');
    expect(searches()).toEqual([]);

    await user.type(cityBox(), 'Zenith{Enter}');
    await results();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(address()).toBe('/school-directory?city=Zenith');
    await user.type(cityBox(), '{Enter}');
    await waitFor(() => {
      expect(searches()).toEqual(['/school/search/city/Zenith', '/school/search/city/Zenith']);
    });
    await results();

    await user.type(nameBox(), 'High');
    await user.click(button('Search'));
    await waitFor(() => {
      expect(searches().at(-1)).toBe('/school/search/name/High/city/Zenith');
    });
    await results();
    expect([nameBox(), cityBox()].map((box) => (box as HTMLInputElement).value)).toEqual(['High', 'Zenith']);
    expect(address()).toBe('/school-directory?name=High&city=Zenith');
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
    expect(await screen.findByText('1 school found for “high zenith north”')).toHaveAttribute('role', 'status');
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

  it('says that no school was found, and keeps the input', async () => {
    const { user } = await open();
    await user.type(nameBox(), 'Nowhere');
    await user.click(button('Search'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sorry! No school found.Searched for “Nowhere”.');
    expect(nameBox()).toHaveValue('Nowhere');
    expect(screen.queryByRole('table')).toBeNull();
    button('Dismiss').focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body).not.toHaveFocus();
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
});

describe('the results', () => {
  it('list school, phone, and e-mail with links, download as shown, print, and go with New Search', async () => {
    const files = catchDownloads();
    const printed = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, address } = await open('?name=zenith');
    const table = await results();
    expect(rowsOf(table)).toEqual([
      ['Zenith Academy', '1A', 'Zenith', '', ''],
      ['Zenith High School', '5A', 'Zenith', '785-555-0101', 'office@zenith.example'],
      ['Zenith Junior High School', '', 'North Zenith', '', 'junior@zenith.example'],
    ]);
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('3 schools found for “zenith”');
    const href = (name: string) => within(table).getByRole('link', { name }).getAttribute('href');
    expect(href('785-555-0101')).toBe('tel:+17855550101');
    expect(href('office@zenith.example')).toBe('mailto:office@zenith.example');
    expect(href('Zenith High School')).toBe('/mediareact/school-directory/9001');
    // For so few schools, there is no filter.
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(button('Download CSV'));
    await waitFor(() => {
      expect([...files.keys()]).toEqual(['schools.csv']);
    });
    const lines = (await files.get('schools.csv'))?.split('\r\n') ?? [];
    expect(lines).toHaveLength(4);
    expect(lines[2]).toContain('Zenith High School,5A,Zenith Valley League,901,100 Prairie Street,Zenith,KS,67601,');
    await user.click(button('Print'));
    expect(printed).toHaveBeenCalledTimes(1);

    button('New Search').focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('table')).toBeNull();
    expect(nameBox()).toHaveValue('');
    expect(address()).toBe('/school-directory');
    expect(nameBox()).toHaveFocus();
  });

  it('narrow by class and city where there are more than 15, at most 50 per page', async () => {
    const { user, address } = await open('?name=High');
    expect(rowsOf(await results())).toHaveLength(50);
    const [first] = namesIn(await results());
    await user.click(button('Next →'));
    expect(rowsOf(await results())).toHaveLength(50);
    expect(namesIn(await results())).not.toContain(first);
    expect(screen.getByRole('region', { name: 'Schools found' })).toHaveFocus();
    expect(address()).toBe('/school-directory?name=High&page=2');
    await chooseIn(user, choice('Class'), /^5A/);
    expect(address()).toBe('/school-directory?name=High&class=5A');
    expect(new Set(rowsOf(await results()).map(([, schoolClass]) => schoolClass))).toEqual(new Set(['5A']));
    await chooseIn(user, choice('Class'), 'All classes');
    await chooseIn(user, choice('Sort by'), 'City');
    expect(address()).toBe('/school-directory?name=High&sort=city');
    expect(searches()).toHaveLength(1);
  });

  it('offer the filters that an address sets also where they are few, and all of them when none is left', async () => {
    const { user, address, unmount } = await open('?name=zenith&class=5A');
    expect(namesIn(await results())).toEqual(['Zenith High School']);
    expect(screen.getByText('3 schools found for “zenith”, 1 shown')).toBeVisible();
    expect(await offeredIn(choice('Class'))).toEqual(['All classes', '1A (1)', '5A (1)', 'No class (1)']);
    expect(await offeredIn(choice('Located in'))).toEqual(['All cities', 'Zenith (1)']);
    await chooseIn(user, choice('Class'), 'All classes');
    expect(namesIn(await results())).toHaveLength(3);
    expect(address()).toBe('/school-directory?name=zenith');
    unmount();

    const app = await open('?name=zenith&class=6A');
    expect(await screen.findByText('No schools match this class and city.')).toBeVisible();
    await app.user.click(button('Show all results'));
    expect(namesIn(await results())).toHaveLength(3);
  });

  it('sort by a heading, reverse with a second click, and stay without another call after Back To Search', async () => {
    const { user, address } = await open('?name=zenith');
    await results();
    expect(head('School')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(button('City'));
    expect(head('City')).toHaveAttribute('aria-sort', 'ascending');
    expect(head('School')).not.toHaveAttribute('aria-sort');
    await user.click(button('City'));
    const sorted = ['Zenith Academy', 'Zenith High School', 'Zenith Junior High School'];
    expect(namesIn(await results())).toEqual(sorted);
    expect(head('City')).toHaveAttribute('aria-sort', 'descending');
    expect(address()).toBe('/school-directory?name=zenith&sort=city&order=desc');

    await user.click(within(await results()).getByRole('link', { name: 'Zenith High School' }));
    await screen.findByRole('heading', { level: 1, name: 'Zenith High School' });
    await user.click(screen.getByRole('link', { name: 'Administration' }));
    await screen.findByRole('heading', { level: 1, name: 'Zenith High School: Administration' });
    const before = searches().length;
    await user.click(screen.getByRole('link', { name: 'Back To Search' }));
    expect(namesIn(await results())).toEqual(sorted);
    expect(address()).toBe('/school-directory?name=zenith&sort=city&order=desc');
    expect(searches()).toHaveLength(before);
  });
});

it.each([
  ['High School Leagues', '/school/league/Senior', '?leagues=Senior', 31],
  ['Junior High Leagues', '/school/league/Junior', '?leagues=Junior', 12],
])('the leagues replace the form when %s is pressed, until New Search', async (label, path, query, count) => {
  const { user, address, goBack } = await open();
  await user.click(button(label));
  expect(await screen.findByText(`${String(count)} leagues`)).toHaveAttribute('role', 'status');
  expect(searches()).toEqual([path]);
  expect(address()).toBe(`/school-directory${query}`);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(button(label)).toHaveAttribute('aria-pressed', 'true');
  expect(within(screen.getByRole('region', { name: label })).getAllByRole('link')).toHaveLength(count);

  button('New Search').focus();
  await user.keyboard('{Enter}');
  expect(nameBox()).toHaveFocus();
  expect(address()).toBe('/school-directory');
  expect(screen.queryByText(`${String(count)} leagues`)).toBeNull();
  await user.click(button(label));
  goBack();
  expect(nameBox()).not.toHaveFocus();
});

it('the leagues narrow while typing, and come back from a league and from its school by Back To Search', async () => {
  const { user, address } = await open('?leagues=Senior');
  await screen.findByText('31 leagues');
  await user.type(screen.getByLabelText('Filter the leagues'), 'valley zen');
  expect(screen.getByText('31 leagues, 1 shown')).toBeVisible();
  expect(address()).toBe('/school-directory?leagues=Senior&words=valley+zen');
  const backToSearch = async () => {
    await user.click(screen.getByRole('link', { name: 'Back To Search' }));
    expect(await screen.findByRole('link', { name: 'Zenith Valley League' })).toBeVisible();
    expect(address()).toBe('/school-directory?leagues=Senior&words=valley+zen');
  };
  const toLeague = async () => {
    await user.click(screen.getByRole('link', { name: 'Zenith Valley League' }));
    await screen.findByRole('heading', { level: 1, name: 'Zenith Valley League' });
    expect(address()).toBe('/school-directory/league/99901');
  };
  await toLeague();
  await backToSearch();
  await toLeague();
  await user.click(await screen.findByRole('link', { name: 'Zenith High School' }));
  await screen.findByRole('heading', { level: 1, name: 'Zenith High School' });
  await backToSearch();
  await user.type(screen.getByLabelText('Filter the leagues'), 'q');
  expect(screen.getByText('No leagues match these words.')).toBeVisible();
});
