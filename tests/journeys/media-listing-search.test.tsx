// Verifies GEN-2, LST-4, LST-5, LST-6, LST-8, LST-9, LST-10, LST-11, LST-13.
import { screen, waitFor, within } from '@testing-library/react';
import { listingFails, searchFails } from '../../mocks/faults/scenarios';
import { holdAnswer } from '../support/holdAnswer';
import { listingScreen } from '../support/listingScreen';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const alertText = 'Sorry! No media organization found.';
const couriers = [
  'Colby Courier',
  'Council Grove Courier',
  'Dodge City Courier',
  'Galena Courier',
  'Junction City Courier',
  'Leawood Courier',
  'Liberal Courier',
  'Shawnee Courier',
  'Washington Courier',
];
const WHOLE_LIST = '500 organizations, 1–25 shown';

const { box, enter, searchFor } = listingScreen;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const searches = () => api().callsTo('GET', /^\/org\/name\//);
const choice = (name: string) => screen.getByRole('combobox', { name });
const optionsOf = (name: string) => [...choice(name).querySelectorAll('option')].map(({ textContent }) => textContent);

describe('a search by name', () => {
  it('is sent only with words, and its results replace the list, clear the box, and are in the address', async () => {
    const { user, address } = await listingScreen.open();
    await user.click(button('Search'));
    await user.type(box(), '   ');
    await user.click(button('Search'));
    expect(listingScreen.summary()).toBe(WHOLE_LIST);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(address()).not.toContain('name=');
    expect(api().calls.map(({ path }) => path)).toEqual(['/org/listing']);

    await enter(user, 'Courier');
    await user.click(button('Search'));
    expect(await screen.findByText('9 organizations found for “Courier”')).toHaveAttribute('role', 'status');
    expect(listingScreen.names()).toEqual(couriers);
    expect(box()).toHaveValue('');
    expect(address()).toBe('/media-listing?name=Courier');
    expect(searches().map(({ path }) => path)).toEqual(['/org/name/Courier']);

    button('Show all organizations').focus();
    await user.keyboard('{Enter}');
    expect(listingScreen.summary()).toBe(WHOLE_LIST);
    expect(box()).toHaveFocus();
    expect(address()).toBe('/media-listing');
    expect(screen.queryByRole('button', { name: 'Show all organizations' })).not.toBeInTheDocument();
  });

  it('is sent with Enter, trimmed and encoded, and finds organizations that the filters in use would hide', async () => {
    const { user, address } = await listingScreen.open('/media-listing?type=3&city=Salina');
    await searchFor(user, "  News & O'Brien ");
    await screen.findByText("1 organization found for “News & O'Brien”");
    expect(listingScreen.names()).toHaveLength(1);
    expect(searches().map(({ path }) => path)).toEqual(["/org/name/News%20%26%20O'Brien"]);
    expect(address()).toBe('/media-listing?name=News+%26+O%27Brien');
  });

  it('can be repeated for the same name, and Back returns to the results of the search before', async () => {
    const { user, address, goBack } = await listingScreen.open();
    for (const times of [1, 2]) {
      await searchFor(user, 'Courier');
      await waitFor(() => {
        expect(searches()).toHaveLength(times);
      });
      await waitFor(() => {
        expect(box()).toHaveValue('');
      });
    }
    await searchFor(user, 'Council Grove Courier');
    await screen.findByText(/^1 organization found/);
    goBack();
    await screen.findByText(/^9 organizations found for “Courier”/);
    expect(address()).toBe('/media-listing?name=Courier');
    expect(box()).toHaveValue('');
  });

  it('finds organizations although the list cannot be loaded', async () => {
    api().use(listingFails());
    await renderApp('/media-listing?name=Courier');
    expect(await screen.findByText(/^9 organizations found/)).toBeInTheDocument();
    expect(screen.queryByText('Uh-Oh!!')).not.toBeInTheDocument();
  });

  it('that is slow does not replace the results of a later one', async () => {
    const answerFirst = holdAnswer(api(), '/org/name/Gazette');
    const { user } = await listingScreen.open();
    await searchFor(user, 'Gazette');
    await searchFor(user, 'Courier');
    await screen.findByText(/^9 organizations found/);
    answerFirst();
    await waitFor(() => {
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    });
    expect(listingScreen.names()).toEqual(couriers);
  });
});

describe('a search in vain', () => {
  const field = () => screen.getByRole<HTMLInputElement>('searchbox');
  const selected = () => field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0);

  it('says so above the reloaded full list until Dismiss, typing, or another search, and selects its words', async () => {
    const { user, address } = await listingScreen.open();
    const searchInVain = async () => {
      await searchFor(user, 'No such paper');
      return within(await screen.findByRole('alert'));
    };
    expect((await searchInVain()).getByText(alertText)).toBeInTheDocument();
    await waitFor(() => {
      expect(api().callsTo('GET', '/org/listing')).toHaveLength(2);
    });
    expect(listingScreen.summary()).toBe(WHOLE_LIST);
    // The words are selected, so that the next key replaces them.
    expect([field().value, selected()]).toEqual(['No such paper', 'No such paper']);
    await user.click(button('Dismiss'));
    expect(screen.queryByText(alertText)).not.toBeInTheDocument();
    expect(box()).toHaveValue('');
    expect(address()).toBe('/media-listing');

    await searchInVain();
    await user.type(box(), 'x');
    expect(screen.queryByText(alertText)).not.toBeInTheDocument();

    await searchInVain();
    await searchFor(user, 'Courier');
    await screen.findByText(/^9 organizations found/);
    expect(screen.queryByText(alertText)).not.toBeInTheDocument();
  });

  it('leaves what was typed meanwhile', async () => {
    const answer = holdAnswer(api(), '/org/name/No%20such%20paper');
    const { user } = await listingScreen.open();
    await user.type(box(), 'No such paper{Enter}');
    await user.type(box(), 's');
    answer();
    await screen.findByRole('alert');
    expect([field().value, selected()]).toEqual(['No such papers', '']);
  });

  it('says the same when the search fails', async () => {
    api().use(searchFails());
    await listingScreen.open('/media-listing?name=Courier');
    expect(within(await screen.findByRole('alert')).getByText(alertText)).toBeInTheDocument();
    expect(listingScreen.summary()).toBe(WHOLE_LIST);
    expect(box()).toHaveValue('Courier');
  });
});

describe('the filter box', () => {
  it('narrows the list while typing, from its first page, and says what to do when nothing is left', async () => {
    const { user, address } = await listingScreen.open('/media-listing?page=7');
    await enter(user, 'DEPORTES pena');
    expect(listingScreen.names()).toEqual(['Peña Deportes & Noticias']);
    expect(listingScreen.summary()).toBe('1 organization');
    expect(address()).toBe('/media-listing?filter=DEPORTES+pena');
    await enter(user, 'zzz');
    expect(
      screen.getByText('No organization matches these filters. Try fewer words, or another type or city.'),
    ).toBeInTheDocument();
    await user.click(button('Show all organizations'));
    expect(listingScreen.summary()).toBe(WHOLE_LIST);
    expect(box()).toHaveValue('');
    expect(api().calls).toHaveLength(1);
  });

  it('leads to the organizations of a city, which a name search does not find', async () => {
    const { user, address } = await listingScreen.open();
    await enter(user, 'wichita');
    expect(listingScreen.rows()).toHaveLength(4);
    await user.click(screen.getByRole('link', { name: '10 organizations in Wichita' }));
    expect(listingScreen.summary()).toBe('10 organizations');
    expect(new Set(listingScreen.rows().map(([, , city]) => city))).toEqual(new Set(['Wichita']));
    expect(box()).toHaveValue('');
    expect(choice('City')).toHaveValue('Wichita');
    expect(address()).toBe('/media-listing?city=Wichita');
    expect(screen.queryByRole('link', { name: /^\d+ organizations? in / })).not.toBeInTheDocument();
  });
});

describe('the facets', () => {
  it("count each option's results and narrow each other but not themselves", async () => {
    const { user, address } = await listingScreen.open('/media-listing?filter=courier');
    expect(optionsOf('Type')).toEqual(['All types', 'Newspaper (9)']);
    expect(optionsOf('City').slice(0, 3)).toEqual(['All cities', 'Colby (1)', 'Council Grove (1)']);
    await user.selectOptions(choice('City'), 'Galena (1)');
    expect(listingScreen.names()).toEqual(['Galena Courier']);
    expect(optionsOf('City')).toHaveLength(10);
    expect(optionsOf('Type')).toEqual(['All types', 'Newspaper (1)']);
    expect(address()).toBe('/media-listing?filter=courier&city=Galena');
  });

  it('open on phones with a button that counts them, through the address', async () => {
    const filter = () => button(/^Filter/);
    const { user, address } = await listingScreen.open('/media-listing?city=Wichita&page=1');
    expect(filter()).toHaveAccessibleName(/^Filter\s?1\s+in use$/);
    expect(filter()).toHaveAttribute('aria-expanded', 'false');
    await user.click(filter());
    expect(filter()).toHaveAttribute('aria-expanded', 'true');
    expect(address()).toBe('/media-listing?city=Wichita&filters=open');
    await user.selectOptions(choice('Type'), '2');
    expect(filter()).toHaveAccessibleName(/^Filter\s?2\s+in use$/);
    await user.click(filter());
    expect(address()).toBe('/media-listing?type=2&city=Wichita');
  });
});
