// Verifies GEN-1, GEN-2, GEN-3, GEN-10, GEN-11, LST-1, LST-2, LST-3, LST-7, LST-9, LST-10, LST-12, LST-13, LST-19.
// tests/browser/listing.spec.ts and public-keyboard.spec.ts test the printout, and the way back from an organization.
import { screen, waitFor, within } from '@testing-library/react';
import { emptyList } from '../../mocks';
import { listingFails } from '../../mocks/faults/scenarios';
import { catchDownloads } from '../support/catchDownloads';
import { holdAnswer } from '../support/holdAnswer';
import { listingScreen } from '../support/listingScreen';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const { enter } = listingScreen;

const button = (name: string) => screen.getByRole('button', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });
const columnOf = (index: number) => listingScreen.rows().map((row) => row[index] ?? '');

it('shows the first 25 organizations under four column headings, with one call, after the loading animation', async () => {
  const answer = holdAnswer(api(), '/org/listing');
  const { user } = await renderApp('/media-listing');
  expect(screen.queryByRole('progressbar', { name: 'Loading' })).not.toBeInTheDocument();
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Media Listing' })).toBeInTheDocument();
  answer();
  await listingScreen.table();
  await waitFor(() => {
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Organization',
    'Type',
    'City',
    'Phone',
  ]);
  expect(listingScreen.rows()).toHaveLength(25);
  expect(listingScreen.summary()).toBe('500 organizations, 1–25 shown');
  expect(document.title).toBe('Media Listing – Media Portal');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('620-555-1791')).toBe('tel:+16205551791');
  expect(href('Arkansas City News')).toBe('/mediareact/media-listing/59500');
  expect(href('Request Media Listing')).toBe('/mediareact/media-request');
  for (const row of [
    ['Arkansas City News', 'Newspaper', 'Arkansas City', '620-555-1791'],
    ['Ashland Media Cooperative', 'Not Provided', 'Ashland', '620-555-2953'],
    ['KHGP-FM 96.3', 'Radio', 'Hays', '785-555-0196'],
    ['Formatted Phone TV', 'TV', 'Salina', '785-555-0142'],
    ['Blank Address Internet', 'Internet', '', '785-555-0100'],
  ]) {
    await enter(user, row[0] ?? '');
    expect(listingScreen.rows()).toEqual([row]);
  }
  expect(api().calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /org/listing']);
});

it('is replaced by the association’s words when it fails four times, and says after Try again that it is empty', async () => {
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
  expect(api().calls).toHaveLength(4);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();

  api().use(emptyList('/org/listing'));
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No organizations are listed yet\./)).toBeInTheDocument();
  expect(screen.queryByText('Uh-Oh!!')).not.toBeInTheDocument();
  expect(api().calls).toHaveLength(5);
  expect(listingScreen.summary()).toBe('0 organizations');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  expect(button('Download CSV')).toBeDisabled();
});

// tests/rules/pageWindow.test.ts tests every page of every list, and which pages an address may name.
it('is paged by numbers, “Next →”, and “← Previous”, which are disabled at the ends, without a call', async () => {
  const { user, address } = await listingScreen.open('/media-listing?page=99');
  expect(listingScreen.summary()).toBe('500 organizations, 476–500 shown');
  expect(button('Next →')).toBeDisabled();
  await user.click(button('18'));
  expect(listingScreen.pages()).toEqual(['1', '2', '3', '…', '17', '18', '19', '20']);
  expect(button('18')).toHaveAttribute('aria-current', 'page');
  expect(button('19')).not.toHaveAttribute('aria-current');
  await user.click(button('1'));
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
  expect(api().calls).toHaveLength(1);
});

it('is in the association’s order at first, and by name, city, or type on request', async () => {
  const { user, address } = await listingScreen.open('/media-listing?city=Salina');
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

it('restores filter, facets, order, and page from its address', async () => {
  await listingScreen.open('/media-listing?filter=e&type=2&sort=city&page=2');
  expect(listingScreen.box()).toHaveValue('e');
  expect(choice('Type')).toHaveDisplayValue(/^Newspaper \(\d+\)$/);
  expect(choice('Sort by')).toHaveDisplayValue('City');
  expect(button('2')).toHaveAttribute('aria-current', 'page');
  expect(new Set(columnOf(1))).toEqual(new Set(['Newspaper']));
});

it('is printed, and downloaded as a CSV that contains the filtered list in its order with every column', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const files = catchDownloads();
  const { user } = await listingScreen.open('/media-listing?city=Salina&sort=name');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
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
