// Verifies NAV-1.
import { screen, within } from '@testing-library/react';
import { expectFocus } from '../support/focus';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';

const api = standInApi();

describe('the not-found page', () => {
  it.each([
    '/nothing-here',
    '/media-listing/27919/staff',
    '/psa/print',
    '/Sportsmanship/1',
    '/PSA',
    '/Media-Listing/27919',
    '/agreement/1/2/3',
    '/%F0%9F%8F%88',
  ])('appears inside the portal’s frame when the address is %s', async (path) => {
    await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(document.title).toBe('Page not found – Media Portal');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(api().calls).toHaveLength(0);
  });

  it('links to the home page', async () => {
    const { user, address } = await renderApp('/nothing-here');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Home Page' }));
    await expectFocus(await screen.findByRole('heading', { level: 1, name: 'General Information' }));
    expect(address()).toBe('/');
  });
});
