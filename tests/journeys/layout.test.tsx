// Verifies GEN-3, NAV-2, NAV-3, NAV-4, NAV-5, NAV-6, NAV-9, NAV-10, OPS-4, SES-14, A11Y-2.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { RequestProgress } from '@/shared/ui/RequestProgress';
import { expectFocus } from '../support/focus';
import { renderApp } from '../support/renderApp';
import { standInApi } from '../support/standInApi';
import { tokenOf } from '../support/tokenOf';

const api = standInApi();
const site = () => screen.getByRole('navigation', { name: 'Association' });
const footer = () => screen.getByRole('contentinfo');

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

describe('the header', () => {
  it('has the association’s menus in order, and Login for every visitor', async () => {
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
  });

  it('has its Login button on the login itself, so that nothing in it moves', async () => {
    await renderApp('/login');
    expect(loginsInSight()).toHaveLength(1);
  });

  it('lists all sports and activities, each on the association’s site', async () => {
    await renderApp('/');
    expect(labels('Athletic')).toEqual([
      'Baseball',
      'Basketball',
      'Bowling',
      'Cross Country',
      'Football',
      'Golf',
      'Gymnastics',
      'Soccer',
      'Softball',
      'Swim & Dive',
      'Tennis',
      'Track & Field',
      'Unified Bowling',
      'Volleyball',
      'Wrestling',
    ]);
    expect(labels('Non-Athletic')).toEqual([
      'Debate',
      'Hall of Fame',
      'KAY',
      'Music',
      'Piano',
      'Scholars Bowl',
      'Speech & Drama',
      'Spirit Activities',
      'Student Council',
    ]);
    const hrefs = [...menu('Athletic'), ...menu('Non-Athletic')].map(([, href]) => href);
    for (const href of hrefs) expect(href).toMatch(/^\/association\/[a-z]+\/[a-z-]+$/);
    expect(new Set(hrefs).size).toBe(24);
  });
});

test.each([['/'], ['/media-change']])(
  'menu buttons on %s leave it to the browser to say whether a menu is open',
  async (address) => {
    await renderApp(address, { token: await api().token('27919') });
    await screen.findByRole('navigation', { name: 'Media area' });
    const buttons = [...document.querySelectorAll('[popovertarget]')];
    expect(buttons.length).toBeGreaterThan(2);
    expect(buttons.filter((button) => button.hasAttribute('aria-expanded'))).toEqual([]);
  },
);

describe('Logout', () => {
  it('replaces Login for a media user, ends the session, and leads to the root', async () => {
    const { user, address } = await renderApp('/psa', { token: await api().token('27919') });
    expect(labels('Media')).toEqual(['Logout', 'General Information', 'Media Listing', 'PSA']);
    expect(loginsInSight()).toEqual([]);
    await user.click(within(site()).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'General Information' })).toBeInTheDocument();
    expect(address()).toBe('/');
    expect(localStorage.getItem('media_id_token')).toBeNull();
    expect(labels('Media')[0]).toBe('Login');
  });

  it('is not offered to one who has another role', async () => {
    await renderApp('/', { token: tokenOf({ Role: 'staff', Identifier: '27919', exp: 4_000_000_000 }) });
    expect(labels('Media')[0]).toBe('Login');
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });
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
    await screen.findByRole('heading', { level: 1, name: 'Accessibility' });
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/Web Content Accessibility Guidelines \(WCAG\) 2\.2 at level AA/)).toBeInTheDocument();
    expect(main.getByText(/28 CFR part 35/)).toBeInTheDocument();
    const limits = within(main.getByRole('region', { name: 'Known limitations' }));
    expect(limits.getAllByRole('term').map((term) => term.textContent)).toEqual([
      ...['Documents', 'Audio and video samples', 'Third-party pages', 'User testing'],
    ]);
    const help = within(main.getByRole('region', { name: /^Get help/ }));
    expect(help.getByRole('link', { name: 'info@shsaa.example' })).toHaveAttribute('href', 'mailto:info@shsaa.example');
    expect(help.getByRole('link', { name: '785-555-0140' })).toHaveAttribute('href', 'tel:7855550140');
    expect(main.getByText(/last reviewed on/)).toHaveTextContent('November 20, 2026');
  });
});

test('a navigation sets the title, focuses the heading, and scrolls to the top', async () => {
  const { user } = await renderApp('/');
  const scrolled = jest.spyOn(window, 'scrollTo');
  expect(document.title).toBe('General Information – Media Portal');
  await user.click(within(footer()).getByRole('link', { name: 'Credential procedure' }));
  await expectFocus(await screen.findByRole('heading', { level: 1, name: 'Credential Request Procedure' }));
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
  // The listing folds its names; no answer of the server can break a screen any more.
  const folding = jest.spyOn(String.prototype, 'normalize').mockImplementation(() => {
    throw new Error('A screen that is broken');
  });
  const { user } = await renderApp('/media-listing');
  await screen.findByRole('heading', { level: 1, name: "Uh Oh! We've Encountered an Error!" });
  expect(complaints).toHaveBeenCalled();
  folding.mockRestore();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Home Page' })).toHaveAttribute('href', '/mediareact/');
  expect(main.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', 'mailto:info@shsaa.example');
  expect(document.title).toBe("Uh Oh! We've Encountered an Error! – Media Portal");
  await user.click(within(footer()).getByRole('link', { name: 'PSA scripts' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Public Service Announcements' })).toBeInTheDocument();
});
