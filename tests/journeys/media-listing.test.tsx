// Verifies GEN-1, GEN-3, GEN-10, GEN-11, LST-1, LST-2, LST-3, LST-7, LST-10, LST-13, LST-19.
import { screen, waitFor, within } from '@testing-library/react';
import { emptyList, faulty, neverAnswers } from '../../mocks';
import { listingAnswersHtml, listingFails, listingFailsTwice } from '../../mocks/faults/scenarios';
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

describe('the media listing', () => {
  it('shows the first 25 organizations under four column headings', async () => {
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
  });

  it('sends one call', async () => {
    await openListing();
    expect(api().calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /org/listing']);
    expect(api().calls[0]?.headers.get('Accept')).toBe('application/json, text/plain, */*');
  });

  it.each([
    ['Ashland Media Cooperative', 'Not Provided', 'Ashland', '620-555-2953'],
    ['Council Grove Courier', 'Newspaper', 'Council Grove', '620-555-0118'],
    ['KHGP-FM 96.3', 'Radio', 'Hays', '785-555-0196'],
    ['KSNX-TV Channel 7', 'TV', 'Wichita', '316-555-0170'],
    ['Hochgeschwindigkeitsübertragungsgesellschaft', 'Internet', 'Salina', '785-555-0100'],
    ['Formatted Phone TV', 'TV', 'Salina', '785-555-0142'],
    ['No Contact Record Radio', 'Radio', 'Salina', ''],
    ['Blank Address Internet', 'Internet', '', '785-555-0100'],
  ])('shows %s as %s of “%s” with the phone “%s”', async (...row) => {
    await openListing(`/media-listing?filter=${encodeURIComponent(row[0])}`);
    expect(listingScreen.rows()).toEqual([row]);
  });

  it('has a phone link in each row', async () => {
    await openListing();
    expect(screen.getByRole('link', { name: '620-555-1791' })).toHaveAttribute('href', 'tel:+16205551791');
  });

  it('links each row to its organization by the identifier', async () => {
    await openListing();
    expect(screen.getByRole('link', { name: 'Arkansas City News' })).toHaveAttribute(
      'href',
      '/mediareact/media-listing/59500',
    );
  });

  it('says what to do when there are no organizations', async () => {
    api().use(emptyList('/org/listing'));
    await renderApp('/media-listing');
    expect(await screen.findByText(/^No organizations are listed yet\./)).toBeInTheDocument();
    expect(listingScreen.summary()).toBe('0 organizations');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  });
});

describe('the listing’s error panel', () => {
  const lines = ["We've are experiencing techincal difficulties", 'Please try refreshing your browser', 'Thank You!!'];

  it.each([
    ['the listing fails', listingFails],
    ['it answers HTML', listingAnswersHtml],
  ])('shows the association’s words when %s four times', async (_what, fault) => {
    api().use(fault());
    await renderApp('/media-listing');
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByRole('heading', { name: 'Uh-Oh!!' })).toBeInTheDocument();
    for (const line of lines) expect(within(panel).getByText(line)).toBeInTheDocument();
    expect(listingCalls()).toHaveLength(4);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('is replaced by the list after Try again when the API has recovered', async () => {
    api().use(listingFails());
    const { user } = await renderApp('/media-listing');
    const panel = await screen.findByRole('alert');
    api().server.resetHandlers();
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    await listingScreen.table();
    expect(screen.queryByText('Uh-Oh!!')).not.toBeInTheDocument();
    expect(listingCalls()).toHaveLength(5);
  });

  it('never appears when the first two answers fail', async () => {
    api().use(listingFailsTwice());
    await openListing();
    expect(listingCalls()).toHaveLength(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the loading animation', () => {
  it('appears while the listing loads and disappears with its arrival', async () => {
    let answer: () => void = () => undefined;
    const awaited = new Promise<undefined>((resolve) => {
      answer = () => {
        resolve(undefined);
      };
    });
    api().use(faulty({ path: '/org/listing' }, () => awaited));
    await renderApp('/media-listing');
    expect(screen.queryByRole('progressbar', { name: 'Loading' })).not.toBeInTheDocument();
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    answer();
    await listingScreen.table();
    await waitFor(() => {
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    });
  });

  it("keeps the page's frame usable while nothing answers", async () => {
    api().use(neverAnswers({}));
    await renderApp('/media-listing');
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Media Listing' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request Media Listing' })).toHaveAttribute(
      'href',
      '/mediareact/media-request',
    );
  });
});

describe('the pager of the listing', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  it('shows two pages around the current one and three at either end', async () => {
    const { user } = await openListing();
    expect(listingScreen.pages()).toEqual(['1', '2', '3', '…', '18', '19', '20']);
    await user.click(button('18'));
    expect(listingScreen.pages()).toEqual(['1', '2', '3', '…', '17', '18', '19', '20']);
  });

  it('shows a window in the middle', async () => {
    await openListing('/media-listing?page=10');
    expect(listingScreen.pages()).toEqual(['1', '2', '3', '…', '9', '10', '11', '…', '18', '19', '20']);
    expect(button('10')).toHaveAttribute('aria-current', 'page');
    expect(button('9')).not.toHaveAttribute('aria-current');
  });

  it('moves with “Next →” and “← Previous”, which are disabled at the ends', async () => {
    const { user, address } = await openListing();
    const first = listingScreen.names();
    expect(button('← Previous')).toBeDisabled();
    await user.click(button('Next →'));
    expect(listingScreen.summary()).toBe('500 organizations, 26–50 shown');
    expect(address()).toBe('/media-listing?page=2');
    expect(listingScreen.names().filter((name) => first.includes(name))).toEqual([]);
    await user.click(button('← Previous'));
    expect(listingScreen.names()).toEqual(first);
    expect(address()).toBe('/media-listing');
    await user.click(button('20'));
    expect(listingScreen.summary()).toBe('500 organizations, 476–500 shown');
    expect(button('Next →')).toBeDisabled();
  });

  it('sends nothing when the page changes, and scrolls to the top', async () => {
    const { user } = await openListing();
    await user.click(button('Next →'));
    expect(screen.getByRole('region', { name: /^500 organizations/ })).toHaveFocus();
    expect(api().calls).toHaveLength(1);
  });

  it.each([
    ['99', '476–500'],
    ['0', '1–25'],
    ['-3', '1–25'],
    ['two', '1–25'],
    ['1.5', '1–25'],
    ['20', '476–500'],
  ])('shows an existing page when the address has page %s', async (page, shown) => {
    await openListing(`/media-listing?page=${page}`);
    expect(listingScreen.summary()).toBe(`500 organizations, ${shown} shown`);
  });
});
