// Verifies GEN-2, LST-4, LST-5, LST-6, LST-10.
import { screen, waitFor, within } from '@testing-library/react';
import { listingFails, searchFails, searchFindsNothing } from '../../mocks/faults/scenarios';
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

async function openListing(path = '/media-listing') {
  const app = await renderApp(path);
  await listingScreen.table();
  return app;
}
const { box, enter, searchFor } = listingScreen;
const searchButton = () => screen.getByRole('button', { name: 'Search' });
const searches = () => api().callsTo('GET', /^\/org\/name\//);
const listings = () => api().callsTo('GET', '/org/listing');

describe('a search by name', () => {
  it('replaces the list with the results, clears the box, and is in the address', async () => {
    const { user, address } = await openListing();
    await enter(user, 'Courier');
    await user.click(searchButton());
    expect(await screen.findByText('9 organizations found for “Courier”')).toHaveAttribute('role', 'status');
    expect(listingScreen.names()).toEqual(couriers);
    expect(box()).toHaveValue('');
    expect(address()).toBe('/media-listing?name=Courier');
    expect(searches().map(({ path }) => path)).toEqual(['/org/name/Courier']);
  });

  it('restores the list with Show all organizations', async () => {
    const { user, address } = await openListing('/media-listing?name=Courier');
    await screen.findByText(/^9 organizations found/);
    screen.getByRole('button', { name: 'Show all organizations' }).focus();
    await user.keyboard('{Enter}');
    expect(listingScreen.summary()).toBe('500 organizations, 1–25 shown');
    expect(box()).toHaveFocus();
    expect(address()).toBe('/media-listing');
    expect(screen.queryByRole('button', { name: 'Show all organizations' })).not.toBeInTheDocument();
  });

  it('is sent with Enter, trimmed and encoded', async () => {
    const { user } = await openListing();
    await searchFor(user, "  News & O'Brien ");
    await screen.findByText("1 organization found for “News & O'Brien”");
    expect(searches().map(({ path }) => path)).toEqual(["/org/name/News%20%26%20O'Brien"]);
  });

  it.each(['', '   '])('sends nothing and keeps the list when the box contains %j', async (blank) => {
    const { user, address } = await openListing();
    if (blank !== '') await user.type(box(), blank);
    await user.click(searchButton());
    expect(listingScreen.summary()).toBe('500 organizations, 1–25 shown');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(address()).not.toContain('name=');
    expect(api().calls.map(({ path }) => path)).toEqual(['/org/listing']);
  });

  it('finds organizations that the filters in use would hide', async () => {
    const { user, address } = await openListing('/media-listing?type=3&city=Salina');
    await searchFor(user, 'Council Grove Courier');
    await screen.findByText('1 organization found for “Council Grove Courier”');
    expect(screen.getByRole('link', { name: 'Council Grove Courier' })).toBeInTheDocument();
    expect(address()).toBe('/media-listing?name=Council+Grove+Courier');
  });

  it('returns to the results of the search before with Back', async () => {
    const { user, address, goBack } = await openListing();
    await searchFor(user, 'Courier');
    await screen.findByText(/^9 organizations found/);
    await searchFor(user, 'Council Grove Courier');
    await screen.findByText(/^1 organization found/);
    goBack();
    await screen.findByText(/^9 organizations found for “Courier”/);
    expect(address()).toBe('/media-listing?name=Courier');
    expect(box()).toHaveValue('');
  });

  it('can be repeated for the same name', async () => {
    const { user } = await openListing();
    for (const times of [1, 2]) {
      await searchFor(user, 'Courier');
      await waitFor(() => {
        expect(searches()).toHaveLength(times);
      });
      await waitFor(() => {
        expect(box()).toHaveValue('');
      });
    }
    expect(listingScreen.names()).toEqual(couriers);
  });
});

describe('the alert of a search', () => {
  it('says that none was found, above the reloaded full list, and keeps the text', async () => {
    const { user } = await openListing();
    await enter(user, 'No such paper');
    await user.click(searchButton());
    expect(within(await screen.findByRole('alert')).getByText(alertText)).toBeInTheDocument();
    await waitFor(() => {
      expect(listings()).toHaveLength(2);
    });
    expect(listingScreen.summary()).toBe('500 organizations, 1–25 shown');
    expect(box()).toHaveValue('No such paper');
  });

  it.each([
    ['finds nothing', searchFindsNothing],
    ['fails', searchFails],
  ])('is the same when the search %s', async (_what, fault) => {
    api().use(fault());
    await openListing('/media-listing?name=Courier');
    expect(within(await screen.findByRole('alert')).getByText(alertText)).toBeInTheDocument();
    expect(listingScreen.summary()).toBe('500 organizations, 1–25 shown');
    expect(box()).toHaveValue('Courier');
  });

  it('disappears on Dismiss, on typing, and after another search with results', async () => {
    const { user, address } = await openListing();
    const searchInVain = async () => {
      await searchFor(user, 'Nobody');
      return within(await screen.findByRole('alert'));
    };
    await user.click((await searchInVain()).getByRole('button', { name: 'Dismiss' }));
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

  it('appears above the results when the list cannot be loaded', async () => {
    api().use(listingFails());
    await renderApp('/media-listing?name=Courier');
    expect(await screen.findByText(/^9 organizations found/)).toBeInTheDocument();
    expect(screen.queryByText('Uh-Oh!!')).not.toBeInTheDocument();
  });
});

describe('a search that finds nothing', () => {
  const field = () => screen.getByRole<HTMLInputElement>('searchbox');
  const selected = () => field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0);

  it('selects its words, so that the next key replaces them', async () => {
    const { user } = await openListing();
    await user.type(box(), 'No such paper{Enter}');
    await screen.findByRole('alert');
    expect(selected()).toBe('No such paper');
  });

  it('leaves what was typed meanwhile', async () => {
    const answer = holdAnswer(api(), '/org/name/No%20such%20paper');
    const { user } = await openListing();
    await user.type(box(), 'No such paper{Enter}');
    await user.type(box(), 's');
    answer();
    await screen.findByRole('alert');
    expect([field().value, selected()]).toEqual(['No such papers', '']);
  });
});

describe('a slow search', () => {
  it("does not replace a later search's results", async () => {
    const answerFirst = holdAnswer(api(), '/org/name/Gazette');
    const { user } = await openListing();
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
