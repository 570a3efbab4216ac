// Verifies GEN-3, NAV-1, NAV-2, NAV-3, NAV-4, NAV-5, NAV-6, NAV-7, NAV-8, NAV-9, NAV-10, OPS-4, SES-14, A11Y-2.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { RequestProgress } from '@/shared/ui/RequestProgress';
import { fails } from '../../mocks';
import { expectFocus } from '../support/focus';
import { renderApp } from '../support/renderApp';
import { COURIER, renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';
import { tokenOf } from '../support/tokenOf';

const api = standInApi();
const site = () => screen.getByRole('navigation', { name: 'Association' });
const footer = () => screen.getByRole('contentinfo');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The links of a menu of the header, as [text, href]; menus are closed popovers, which jsdom does not hide. */
function menu(label: string): [string, string | null][] {
  const button = within(site()).getByRole('button', { name: label });
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  return [...(panel?.querySelectorAll('a, button') ?? [])].map((item) => [item.textContent, item.getAttribute('href')]);
}
const labels = (name: string): string[] => menu(name).map(([label]) => label);

/** The Login buttons next to the menus. */
const loginsInSight = () =>
  within(site().closest('header') ?? document.body)
    .queryAllByRole('link', { name: 'Login' })
    .filter((link) => link.closest('nav') === null);

/** Expects no aria-expanded on menu buttons, because the browser itself tells whether their popover is open. */
function expectMenusUntold() {
  const buttons = [...document.querySelectorAll('[popovertarget]')];
  expect(buttons.length).toBeGreaterThan(2);
  expect(buttons.filter((button) => button.hasAttribute('aria-expanded'))).toEqual([]);
}

describe('the header', () => {
  it('has the association’s menus with all sports and activities, and Login, on the login itself too', async () => {
    await renderApp('/login');
    expect(loginsInSight()).toHaveLength(1);
    await renderApp('/psa');
    expect([...(site().firstElementChild?.children ?? [])].map((item) => item.firstElementChild?.textContent)).toEqual([
      'Athletic',
      'Non-Athletic',
      'Schools',
      'Officials',
      'Media',
      'Gallery of Champions',
    ]);
    for (const label of ['Schools', 'Officials', 'Gallery of Champions']) {
      expect(within(site()).getByRole('link', { name: label }).getAttribute('href')).toMatch(/^\/association\//);
    }
    expect(menu('Media')).toEqual([
      ['Login', '/mediareact/login'],
      ['General Information', '/mediareact'],
      ['Media Listing', '/mediareact/media-listing'],
      ['PSA', '/mediareact/psa'],
    ]);
    expect(loginsInSight().map((link) => link.getAttribute('href'))).toEqual(['/mediareact/login']);
    expect(labels('Athletic').join(', ')).toBe(
      'Baseball, Basketball, Bowling, Cross Country, Football, Golf, Gymnastics, Soccer, Softball, ' +
        'Swim & Dive, Tennis, Track & Field, Unified Bowling, Volleyball, Wrestling',
    );
    expect(labels('Non-Athletic').join(', ')).toBe(
      'Debate, Hall of Fame, KAY, Music, Piano, Scholars Bowl, Speech & Drama, Spirit Activities, ' + 'Student Council',
    );
    const hrefs = [...menu('Athletic'), ...menu('Non-Athletic')].map(([, href]) => href);
    for (const href of hrefs) expect(href).toMatch(/^\/association\/[a-z]+\/[a-z-]+$/);
    expect(new Set(hrefs).size).toBe(24);
    expectMenusUntold();
    // For a visitor, nothing reserves space for the media area's bar: neither a cookie nor the attribute is set.
    expect(document.cookie).toBe('');
    expect(document.documentElement).not.toHaveAttribute('data-desk');
  });

  it('does not offer Logout to one who has another role', async () => {
    await renderApp('/', { token: tokenOf({ Role: 'staff', Identifier: COURIER, exp: 4_000_000_000 }) });
    expect(labels('Media')[0]).toBe('Login');
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });
});

describe('the media navigation', () => {
  const mediaNav = async () => within(await screen.findByRole('navigation', { name: 'Media area' }));

  it('links to every media screen, names the organization, looked up once, and is on public pages too', async () => {
    const { user, address } = await renderMedia(api(), '/publications');
    const nav = await mediaNav();
    expect(await screen.findByText('Council Grove Courier')).toBeInTheDocument();
    const calls = api().calls.map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual([`GET /org/identifier/${COURIER}`]);
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
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Publications');
    expectMenusUntold();
    await user.click(nav.getByRole('link', { name: 'Media Listing' }));
    expect(await heading('Media Listing')).toBeInTheDocument();
    expect((await mediaNav()).getByRole('link', { current: 'page' })).toHaveTextContent('Media Listing');
    await user.click((await mediaNav()).getByRole('link', { name: 'Media Home' }));
    expect(address()).toBe('/media-change');
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
});

// tests/journeys/draft-lifetimes.test.tsx tests Logout in the media navigation, from every form.
test('Logout replaces Login for a media user, ends the session, and leads to the root, without any alert', async () => {
  const { user, address } = await renderMedia(api(), '/psa');
  expect(await screen.findByRole('navigation', { name: 'Media area' })).toBeInTheDocument();
  expect(document.cookie).toBe('portal-bar=1');
  expect(labels('Media')).toEqual(['Logout', 'General Information', 'Media Listing', 'PSA']);
  expect(loginsInSight()).toEqual([]);
  await user.click(within(site()).getByRole('button', { name: 'Logout' }));
  expect(await heading('General Information')).toBeInTheDocument();
  expect(address()).toBe('/');
  expect(localStorage.getItem('media_id_token')).toBeNull();
  expect(await screen.findByText('You have logged out.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(labels('Media')[0]).toBe('Login');
  expect(screen.queryByRole('navigation', { name: 'Media area' })).not.toBeInTheDocument();
  expect(document.cookie).toBe('');
  expect(document.documentElement).not.toHaveAttribute('data-desk');
});

describe('the footer', () => {
  it('shows social links, the postal address, and the contact e-mail', async () => {
    await renderApp('/');
    const social = within(footer()).getByRole('navigation', { name: 'Social media' });
    expect(
      within(social)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('target'), link.getAttribute('rel')]),
    ).toEqual(
      ['Facebook', 'X', 'Instagram', 'YouTube'].map((name) => [
        `${name} (opens in a new tab)`,
        '_blank',
        'noopener noreferrer',
      ]),
    );
    expect(within(footer()).getByText('State High School Activities Association')).toBeInTheDocument();
    expect(footer().querySelector('address')).toHaveTextContent('601 SW Commerce PlaceTopeka, KS 66615');
    expect(within(footer()).getByRole('link', { name: 'info@shsaa.example' })).toHaveAttribute(
      'href',
      'mailto:info@shsaa.example',
    );
  });

  it('leads to the accessibility statement, with its goal, the known gaps, whom to ask, and its date', async () => {
    const { user } = await renderApp('/no-such-page');
    await user.click(within(footer()).getByRole('link', { name: 'Accessibility' }));
    await heading('Accessibility');
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/Web Content Accessibility Guidelines \(WCAG\) 2\.2 at level AA/)).toBeInTheDocument();
    expect(main.getByText(/28 CFR part 35/)).toBeInTheDocument();
    const limits = within(main.getByRole('region', { name: 'Known limitations' }));
    expect(limits.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Documents',
      'Audio and video samples',
      'Third-party pages',
      'User testing',
    ]);
    const help = within(main.getByRole('region', { name: /^Get help/ }));
    expect(help.getByRole('link', { name: 'info@shsaa.example' })).toHaveAttribute('href', 'mailto:info@shsaa.example');
    expect(help.getByRole('link', { name: '785-555-0140' })).toHaveAttribute('href', 'tel:7855550140');
    expect(main.getByText(/last reviewed on/)).toHaveTextContent('November 20, 2026');
  });
});

describe('the not-found page', () => {
  it.each(['/nothing-here', '/media-listing/27919/staff', '/PSA', '/agreement/1/2/3', '/%F0%9F%8F%88'])(
    'appears inside the portal’s frame when the address is %s, and links to the home page',
    async (path) => {
      const { user, address } = await renderApp(path);
      expect(await heading('Page not found')).toBeInTheDocument();
      expect(document.title).toBe('Page not found – Media Portal');
      expect(screen.getByRole('banner')).toBeInTheDocument();
      expect(footer()).toBeInTheDocument();
      expect(api().calls).toHaveLength(0);
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Home Page' }));
      await expectFocus(await heading('General Information'));
      expect(address()).toBe('/');
    },
  );
});

test('a navigation sets the title, focuses the heading, and scrolls to the top', async () => {
  const { user } = await renderApp('/');
  const scrolled = jest.spyOn(window, 'scrollTo');
  expect(document.title).toBe('General Information – Media Portal');
  await user.click(within(footer()).getByRole('link', { name: 'Credential procedure' }));
  await expectFocus(await heading('Credential Request Procedure'));
  await waitFor(() => {
    expect(document.title).toBe('Credential Request Procedure – Media Portal');
  });
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});

test('the loading animation appears after 150 ms and disappears with the last request', () => {
  jest.useFakeTimers();
  const { rerender } = render(<RequestProgress running />);
  act(() => jest.advanceTimersByTime(149));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  rerender(<RequestProgress running={false} />);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

  rerender(<RequestProgress running />);
  act(() => jest.advanceTimersByTime(150));
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  rerender(<RequestProgress running={false} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a screen that fails to render is replaced by the error page, and the frame still navigates', async () => {
  // React reports what was thrown on the console; here it is wanted.
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // The listing normalizes its names. No response of the server can break a screen any more, so the test breaks `normalize`.
  const folding = jest.spyOn(String.prototype, 'normalize').mockImplementation(() => {
    throw new Error('A screen that is broken');
  });
  const { user } = await renderApp('/media-listing');
  await heading("Uh Oh! We've Encountered an Error!");
  expect(complaints).toHaveBeenCalled();
  folding.mockRestore();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Home Page' })).toHaveAttribute('href', '/mediareact/');
  expect(main.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', 'mailto:info@shsaa.example');
  expect(document.title).toBe("Uh Oh! We've Encountered an Error! – Media Portal");
  await user.click(within(footer()).getByRole('link', { name: 'PSA scripts' }));
  expect(await heading('Public Service Announcements')).toBeInTheDocument();
});
