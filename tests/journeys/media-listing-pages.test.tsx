// Verifies LST-2, LST-10.
import { screen } from '@testing-library/react';
import { listingScreen } from '../support/listingScreen';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';

const api = standInApi();

async function openListing(path = '/media-listing') {
  const app = await renderApp(path);
  await listingScreen.table();
  return app;
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the pager of the listing', () => {
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
