// Verifies LST-1, LST-8, LST-9, LST-10, LST-11, LST-12, LST-13.
import { act, screen, waitFor, within } from '@testing-library/react';
import { catchDownloads } from '../support/catchDownloads';
import { expectFocus } from '../support/focus';
import { listingScreen } from '../support/listingScreen';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';

const api = standInApi();

async function openListing(path = '/media-listing') {
  const app = await renderApp(path);
  await listingScreen.table();
  return app;
}
const { box, enter } = listingScreen;
const choice = (name: string) => screen.getByRole('combobox', { name });
const optionsOf = (name: string) => [...choice(name).querySelectorAll('option')].map(({ textContent }) => textContent);
const columnOf = (index: number) => listingScreen.rows().map((row) => row[index] ?? '');

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the filter box', () => {
  it('narrows the list while typing, by words in any order, ignoring accents and case', async () => {
    const { user, address } = await openListing();
    await enter(user, 'DEPORTES pena');
    expect(listingScreen.names()).toEqual(['Peña Deportes & Noticias']);
    expect(listingScreen.summary()).toBe('1 organization');
    expect(address()).toBe('/media-listing?filter=DEPORTES+pena');
    await user.clear(box());
    expect(listingScreen.summary()).toBe('500 organizations, 1–25 shown');
    expect(api().calls).toHaveLength(1);
  });

  it('returns to the first page', async () => {
    const { user, address } = await openListing('/media-listing?page=7');
    await user.type(box(), 'e');
    expect(address()).toBe('/media-listing?filter=e');
  });

  it('says what to do when nothing is left, and Show all organizations restores the list', async () => {
    const { user } = await openListing();
    await enter(user, 'zzz');
    expect(
      screen.getByText('No organization matches these filters. Try fewer words, or another type or city.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all organizations' }));
    expect(listingScreen.summary()).toBe('500 organizations, 1–25 shown');
    expect(box()).toHaveValue('');
  });
});

describe('a city in the search', () => {
  const cityLink = () => screen.queryByRole('link', { name: /^\d+ organizations? in / });

  it('leads to its organizations, which a name search does not find', async () => {
    const { user, address } = await openListing();
    await enter(user, 'wichita');
    expect(listingScreen.names()).toEqual([
      'Wichita Gazette',
      'Wichita Journal',
      'Wichita Republican',
      'Wichita Review',
    ]);
    expect(cityLink()).toHaveTextContent('10 organizations in Wichita');
    await user.click(screen.getByRole('link', { name: '10 organizations in Wichita' }));
    expect(listingScreen.summary()).toBe('10 organizations');
    expect(new Set(columnOf(2))).toEqual(new Set(['Wichita']));
    expect(box()).toHaveValue('');
    expect(choice('City')).toHaveValue('Wichita');
    expect(address()).toBe('/media-listing?city=Wichita');
    expect(cityLink()).not.toBeInTheDocument();
  });

  it('is also offered next to search results, limited to the chosen type', async () => {
    const { user } = await openListing('/media-listing?name=Wichita');
    expect(await screen.findByText('4 organizations found for “Wichita”')).toBeInTheDocument();
    expect(cityLink()).toHaveTextContent('10 organizations in Wichita');
    await user.selectOptions(choice('Type'), 'Newspaper (4)');
    const papers = Number.parseInt(cityLink()?.textContent ?? '', 10);
    await user.click(screen.getByRole('link', { name: /in Wichita$/ }));
    expect(listingScreen.summary()).toBe(`${String(papers)} organizations`);
    expect(new Set(columnOf(1))).toEqual(new Set(['Newspaper']));
    expect(papers).toBeLessThan(10);
  });

  it('matches a whole word among others', async () => {
    const { user } = await renderApp('/media-listing?filter=the+garden+city+star');
    await screen.findByText('0 organizations');
    expect(cityLink()).toHaveTextContent('9 organizations in Garden City');
    await enter(user, 'wichit');
    expect(cityLink()).not.toBeInTheDocument();
  });
});

describe('the Filter button of phones', () => {
  const filter = () => screen.getByRole('button', { name: /^Filter/ });

  it('shows the number of active filters and toggles them through the address', async () => {
    const { user, address } = await openListing('/media-listing?city=Wichita&page=1');
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

describe('the facets', () => {
  it("count each option's results and narrow each other but not themselves", async () => {
    const { user, address } = await openListing('/media-listing?filter=courier');
    expect(optionsOf('Type')).toEqual(['All types', 'Newspaper (9)']);
    expect(optionsOf('City')).toEqual([
      'All cities',
      'Colby (1)',
      'Council Grove (1)',
      'Dodge City (1)',
      'Galena (1)',
      'Junction City (1)',
      'Leawood (1)',
      'Liberal (1)',
      'Shawnee (1)',
      'Washington (1)',
    ]);
    await user.selectOptions(choice('City'), 'Galena (1)');
    expect(listingScreen.names()).toEqual(['Galena Courier']);
    expect(optionsOf('City')).toHaveLength(10);
    expect(optionsOf('Type')).toEqual(['All types', 'Newspaper (1)']);
    expect(address()).toBe('/media-listing?filter=courier&city=Galena');
  });

  it('keep a choice without results, so that it can be undone', async () => {
    const { user } = await renderApp('/media-listing?type=4&city=Galena');
    expect(await screen.findByText('0 organizations')).toBeInTheDocument();
    expect(choice('City')).toHaveDisplayValue('Galena (0)');
    await user.selectOptions(choice('City'), 'All cities');
    expect(new Set(columnOf(1))).toEqual(new Set(['TV']));
  });
});

describe('the order', () => {
  it('is the association’s at first, and by name, city, or type on request', async () => {
    const { user, address } = await openListing('/media-listing?city=Salina');
    expect(optionsOf('Sort by')).toEqual(['As listed', 'Name', 'City', 'Type']);
    await user.selectOptions(choice('Sort by'), 'Type');
    expect(columnOf(1)).toEqual([...columnOf(1)].sort());
    expect(new Set(columnOf(1)).size).toBeGreaterThan(2);
    expect(address()).toBe('/media-listing?city=Salina&sort=type');
    await user.selectOptions(choice('Sort by'), 'Name');
    expect(columnOf(0)).toEqual([...columnOf(0)].sort());
    await user.selectOptions(choice('City'), 'All cities');
    await user.selectOptions(choice('Sort by'), 'City');
    expect(columnOf(2)).toEqual([...columnOf(2)].sort());
    await user.selectOptions(choice('Sort by'), 'As listed');
    expect(address()).toBe('/media-listing');
  });
});

describe('the address of the listing', () => {
  it('restores search, filter, facets, order, and page after a reload', async () => {
    await openListing('/media-listing?filter=e&type=2&sort=city&page=2');
    expect(box()).toHaveValue('e');
    expect(choice('Type')).toHaveDisplayValue(/^Newspaper \(\d+\)$/);
    expect(choice('Sort by')).toHaveDisplayValue('City');
    expect(screen.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
    expect(new Set(columnOf(1))).toEqual(new Set(['Newspaper']));
  });

  it('shows the whole list when its values are invalid', async () => {
    await openListing('/media-listing?sort=price&unknown=1');
    expect(choice('Sort by')).toHaveDisplayValue('As listed');
    expect(listingScreen.summary()).toBe('500 organizations, 1–25 shown');
  });

  it('restores the list after a visit to an organization', async () => {
    const { user, address } = await openListing('/media-listing?filter=courier&sort=city');
    await user.click(screen.getByRole('link', { name: 'Galena Courier' }));
    await expectFocus(await screen.findByRole('heading', { level: 1, name: 'Galena Courier' }));
    window.history.pushState(null, '');
    await user.click(screen.getByRole('link', { name: '← Back to the listing' }));
    await listingScreen.table();
    expect(address()).toBe('/media-listing?filter=courier&sort=city');
    expect(box()).toHaveValue('courier');
  });
});

describe('the CSV', () => {
  it('contains the filtered list in its order with every column', async () => {
    const files = catchDownloads();
    const { user } = await openListing('/media-listing?city=Salina&sort=name');
    const total = Number.parseInt(listingScreen.summary(), 10);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => {
      expect([...files.keys()]).toEqual(['media-listing.csv']);
    });
    const lines = ((await files.get('media-listing.csv')) ?? '').split('\r\n');
    expect(lines).toHaveLength(total + 1);
    expect(lines[0]).toBe('Organization,Type,Address,City,State,Zip,Phone,Fax,Email,Website');
    expect(lines).toContain(
      'Peña Deportes & Noticias,Internet,45 Calle Núñez,Salina,KS,67401-3321,785-555-0100,785-555-0101,desk@penadeportes.example,https://penadeportes.example',
    );
    expect(lines).toContain('No Contact Record Radio,Radio,300 W Ash Street,Salina,KS,67401,,,,');
    expect(lines.some((line) => line.startsWith('"The Consolidated Northwestern'))).toBe(true);
  });
});

describe('printing', () => {
  it('prints the whole list and keeps the page on the screen', async () => {
    await openListing('/media-listing?page=3');
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(listingScreen.rows()).toHaveLength(500);
    expect(listingScreen.summary()).toBe('500 organizations');
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    expect(listingScreen.summary()).toBe('500 organizations, 51–75 shown');
    expect(listingScreen.rows()).toHaveLength(25);
  });

  it("uses the browser's dialog when Print is pressed", async () => {
    const print = jest.fn();
    window.print = print;
    const { user } = await openListing();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
