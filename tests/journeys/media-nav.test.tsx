// Verifies NAV-7, NAV-8.
import { screen, waitFor, within } from '@testing-library/react';
import { fails } from '../../mocks';
import { renderApp } from '../support/renderApp';
import { COURIER, renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const mediaNav = async () => within(await screen.findByRole('navigation', { name: 'Media area' }));

describe('the media navigation', () => {
  it('links to every media screen, marks the current one, and has Logout', async () => {
    const { user } = await renderMedia(api(), '/publications');
    const nav = await mediaNav();
    const links = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Media Home', '/mediareact/media-change'],
      ['Publications', '/mediareact/publications'],
      ['School Directory', '/mediareact/school-directory'],
      ['Broadcast Agreements', '/mediareact/agreement'],
      ['Site Notification', '/mediareact/site-notification'],
      ['Request Yearly Credentials', '/mediareact/credential-selection'],
      ['Media Listing', '/mediareact/media-listing'],
      ['PSA', '/mediareact/psa'],
    ]);
    expect(nav.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Publications');
    await user.click(nav.getByRole('link', { name: 'School Directory' }));
    await waitFor(() => {
      expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('School Directory');
    });
  });

  it('names the organization, looked up once by the user’s identifier', async () => {
    await renderMedia(api(), '/publications');
    await mediaNav();
    expect(await screen.findByText('Council Grove Courier')).toBeInTheDocument();
    const calls = api().calls.map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual([`GET /org/identifier/${COURIER}`]);
  });

  it('works without the name when the organization cannot be loaded', async () => {
    api().use(fails('/org/identifier/{identifier}', 404));
    const { user, address } = await renderMedia(api(), '/publications');
    expect(await screen.findByText('Your organization')).toBeInTheDocument();
    await user.click((await mediaNav()).getByRole('link', { name: 'School Directory' }));
    expect(address()).toBe('/school-directory');
  });

  it.each([
    ['/media-update', 'Media Home'],
    ['/school-directory/admin/7', 'School Directory'],
    ['/site-notification/1', 'Site Notification'],
    ['/psa/audio', 'PSA'],
  ])('marks on %s the entry %s', async (address, entry) => {
    await renderMedia(api(), address);
    expect((await mediaNav()).getByRole('link', { current: 'page' })).toHaveTextContent(entry);
  });

  it('appears on public pages and leads back from them', async () => {
    const { user, address } = await renderMedia(api(), '/publications');
    await user.click((await mediaNav()).getByRole('link', { name: 'Media Listing' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Media Listing' })).toBeInTheDocument();
    await user.click((await mediaNav()).getByRole('link', { name: 'Media Home' }));
    expect(address()).toBe('/media-change');
  });

  it('disappears from a public page with the session, including its reserved space', async () => {
    const { user } = await renderMedia(api(), '/psa');
    const nav = await mediaNav();
    expect(document.cookie).toBe('portal-bar=1');
    await user.click(nav.getByRole('button', { name: 'Logout' }));
    await waitFor(() => {
      expect(screen.queryByRole('navigation', { name: 'Media area' })).not.toBeInTheDocument();
    });
    expect(document.cookie).toBe('');
    expect(document.documentElement).not.toHaveAttribute('data-desk');
  });

  it('reserves no space for a visitor', async () => {
    await renderApp('/psa');
    await screen.findByRole('heading', { level: 1 });
    expect(document.cookie).toBe('');
    expect(document.documentElement).not.toHaveAttribute('data-desk');
  });
});
