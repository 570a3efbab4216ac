// Verifies GEN-1, GEN-2, GEN-3, GEN-10, GEN-11, LST-1, LST-2, LST-3, LST-7, LST-9, LST-10, LST-11, LST-12, LST-13, LST-19.
import { act, screen, waitFor, within } from '@testing-library/react';
import { emptyList } from '../../mocks';
import { listingFails, listingFailsTwice } from '../../mocks/faults/scenarios';
import { catchDownloads } from '../support/catchDownloads';
import { expectFocus } from '../support/focus';
import { holdAnswer } from '../support/holdAnswer';
import { listingScreen } from '../support/listingScreen';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const listingCalls = () => api().callsTo('GET', '/org/listing');

async function openListing(path = '/media-listing') {
  const app = await renderApp(path);
  await listingScreen.table();
  return app;
}

const button = (name: string) => screen.getByRole('button', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });
const columnOf = (index: number) => listingScreen.rows().map((row) => row[index] ?? '');

describe('the media listing', () => {
  it('shows the first 25 organizations under four column headings, with one call', async () => {
    await openListing();
    expect(screen.getByRole('heading', { level: 1, name: 'Media Listing' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Organization',
      'Type',
      'City',
      'Phone',
    ]);
    expect(listingScreen.rows()).toHaveLength(25);
    expect(listingScreen.row('Arkansas City News')).toEqual([
      'Arkansas City News',
      'Newspaper',
      'Arkansas City',
      '620-555-1791',
    ]);
    expect(listingScreen.summary()).toBe('500 organizations, 1–25 shown');
    expect(document.title).toBe('Media Listing – Media Portal');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('620-555-1791')).toBe('tel:+16205551791');
    expect(href('Arkansas City News')).toBe('/mediareact/media-listing/59500');
    expect(href('Request Media Listing')).toBe('/mediareact/media-request');
    expect(api().calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /org/listing']);
  });

  it.each([
    ['Ashland Media Cooperative', 'Not Provided', 'Ashland', '620-555-2953'],
    ['KHGP-FM 96.3', 'Radio', 'Hays', '785-555-0196'],
    ['Formatted Phone TV', 'TV', 'Salina', '785-555-0142'],
    ['Blank Address Internet', 'Internet', '', '785-555-0100'],
  ])('shows %s as %s of “%s” with the phone “%s”', async (...row) => {
    await openListing(`/media-listing?filter=${encodeURIComponent(row[0])}`);
    expect(listingScreen.rows()).toEqual([row]);
  });

  it('says what to do when there are no organizations', async () => {
    api().use(emptyList('/org/listing'));
    await renderApp('/media-listing');
    expect(await screen.findByText(/^No organizations are listed yet\./)).toBeInTheDocument();
    expect(listingScreen.summary()).toBe('0 organizations');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    expect(button('Download CSV')).toBeDisabled();
  });

  it('shows the loading animation until it arrives', async () => {
    const answer = holdAnswer(api(), '/org/listing');
    await renderApp('/media-listing');
    expect(screen.queryByRole('progressbar', { name: 'Loading' })).not.toBeInTheDocument();
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Media Listing' })).toBeInTheDocument();
    answer();
    await listingScreen.table();
    await waitFor(() => {
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    });
  });

  it('is replaced by the association’s words when it fails four times, and back after Try again', async () => {
    api().use(listingFails());
    const { user } = await renderApp('/media-listing');
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByRole('heading', { name: 'Uh-Oh!!' })).toBeInTheDocument();
    for (const line of [
      "We've are experiencing techincal difficulties",
      'Please try refreshing your browser',
      'Thank You!!',
    ]) {
      expect(panel.getByText(line)).toBeInTheDocument();
    }
    expect(listingCalls()).toHaveLength(4);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();

    api().server.resetHandlers();
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    await listingScreen.table();
    expect(screen.queryByText('Uh-Oh!!')).not.toBeInTheDocument();
    expect(listingCalls()).toHaveLength(5);
  });

  it('appears without a word when the first two answers fail', async () => {
    api().use(listingFailsTwice());
    await openListing();
    expect(listingCalls()).toHaveLength(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the pager of the listing', () => {
  it('shows two pages around the current one and three at either end', async () => {
    const { user } = await openListing('/media-listing?page=10');
    expect(listingScreen.pages()).toEqual(['1', '2', '3', '…', '9', '10', '11', '…', '18', '19', '20']);
    expect(button('10')).toHaveAttribute('aria-current', 'page');
    expect(button('9')).not.toHaveAttribute('aria-current');
    await user.click(button('18'));
    expect(listingScreen.pages()).toEqual(['1', '2', '3', '…', '17', '18', '19', '20']);
  });

  it('moves with “Next →” and “← Previous”, which are disabled at the ends, without a call', async () => {
    const { user, address } = await openListing();
    const first = listingScreen.names();
    expect(button('← Previous')).toBeDisabled();
    await user.click(button('Next →'));
    expect(listingScreen.summary()).toBe('500 organizations, 26–50 shown');
    expect(screen.getByRole('region', { name: /^500 organizations/ })).toHaveFocus();
    expect(address()).toBe('/media-listing?page=2');
    expect(listingScreen.names().filter((name) => first.includes(name))).toEqual([]);
    await user.click(button('← Previous'));
    expect(listingScreen.names()).toEqual(first);
    expect(address()).toBe('/media-listing');
    await user.click(button('20'));
    expect(listingScreen.summary()).toBe('500 organizations, 476–500 shown');
    expect(button('Next →')).toBeDisabled();
    expect(api().calls).toHaveLength(1);
  });

  it.each([
    ['99', '476–500'],
    ['0', '1–25'],
    ['-3', '1–25'],
    ['two', '1–25'],
    ['1.5', '1–25'],
  ])('shows an existing page when the address has page %s', async (page, shown) => {
    await openListing(`/media-listing?page=${page}`);
    expect(listingScreen.summary()).toBe(`500 organizations, ${shown} shown`);
  });
});

describe('the order', () => {
  it('is the association’s at first, and by name, city, or type on request', async () => {
    const { user, address } = await openListing('/media-listing?city=Salina');
    const options = [...choice('Sort by').querySelectorAll('option')];
    expect(options.map(({ textContent }) => textContent)).toEqual(['As listed', 'Name', 'City', 'Type']);
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
    expect(listingScreen.box()).toHaveValue('e');
    expect(choice('Type')).toHaveDisplayValue(/^Newspaper \(\d+\)$/);
    expect(choice('Sort by')).toHaveDisplayValue('City');
    expect(button('2')).toHaveAttribute('aria-current', 'page');
    expect(new Set(columnOf(1))).toEqual(new Set(['Newspaper']));
  });

  it('restores the list after a visit to an organization', async () => {
    const { user, address } = await openListing('/media-listing?filter=courier&sort=city');
    await user.click(screen.getByRole('link', { name: 'Galena Courier' }));
    await expectFocus(await screen.findByRole('heading', { level: 1, name: 'Galena Courier' }));
    window.history.pushState(null, '');
    await user.click(screen.getByRole('link', { name: '← Back to the listing' }));
    await listingScreen.table();
    expect(address()).toBe('/media-listing?filter=courier&sort=city');
    expect(listingScreen.box()).toHaveValue('courier');
  });
});

it('the CSV contains the filtered list in its order with every column', async () => {
  const files = catchDownloads();
  const { user } = await openListing('/media-listing?city=Salina&sort=name');
  const total = Number.parseInt(listingScreen.summary(), 10);
  await user.click(button('Download CSV'));
  await waitFor(() => {
    expect([...files.keys()]).toEqual(['media-listing.csv']);
  });
  const lines = ((await files.get('media-listing.csv')) ?? '').split('\r\n');
  expect(lines).toHaveLength(total + 1);
  expect(lines[0]).toBe('Organization,Type,Address,City,State,Zip,Phone,Fax,Email,Website');
  expect(lines).toContain(
    'Peña Deportes & Noticias,Internet,45 Calle Núñez,Salina,KS,67401-3321,785-555-0100,785-555-0101,desk@penadeportes.example,https://penadeportes.example',
  );
  expect(lines.some((line) => line.startsWith('"The Consolidated Northwestern'))).toBe(true);
});

it('Print prints the whole list and keeps the page on the screen', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user } = await openListing('/media-listing?page=3');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
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
