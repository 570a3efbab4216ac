// Verifies GEN-5, GEN-30, SCH-7, SCH-8, SCH-10, SEC-3.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emptyBody, emptyList, fails } from '../../mocks';
import { catchDownloads } from '../support/catchDownloads';
import { seedWithDirectory } from '../support/directorySeed';
import { factsOf } from '../support/factsOf';
import { reportMail } from '../support/mail';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi({ seed: seedWithDirectory });

async function open(path: string, heading: string, state?: unknown) {
  const app = await renderMedia(api(), `/school-directory${path}`, state);
  await screen.findByRole('heading', { level: 1, name: heading });
  return app;
}

const rowsOf = (table: HTMLElement): string[][] =>
  [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
const calls = (): string[] =>
  api()
    .callsTo('GET', /^\/school\//)
    .map(({ path }) => path)
    .sort();

describe('every page of a school', () => {
  it.each([
    ['/9001', 'Contact Information', ['Phone: 785-555-0101', 'Class: 5A']],
    ['/admin/9001', 'Administration', ['Principal: Ana Ruiz', 'Not Designated: Lee']],
    ['/coaches/9001', 'Coaches and Sponsors', ['Football: Fred Field fred@zenith.example', 'Piano: Not provided']],
    ['/super/9001', 'Superintendent', ['Superintendent: Dora Gale', 'District: USD 901', 'Phone: 785-555-0111']],
  ])('has at %s the links bar, the mascot, the way back, and a report of what it shows', async (path, page, facts) => {
    const heading = path === '/9001' ? 'Zenith High School' : `Zenith High School: ${page}`;
    await open(path, heading);
    const bar = screen.getByRole('navigation', { name: 'School pages' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Contact Information', '/mediareact/school-directory/9001'],
      ['Administration', '/mediareact/school-directory/admin/9001'],
      ['Coaches and Sponsors', '/mediareact/school-directory/coaches/9001'],
      ['Superintendent', '/mediareact/school-directory/super/9001'],
    ]);
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent(page);
    expect(await screen.findByRole('img', { name: 'Mascot of Zenith High School' })).toHaveAttribute(
      'src',
      'http://localhost/association/mascots/stars.svg',
    );
    expect(screen.getByText('Class 5A · Zenith Valley League')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back To Search' })).toHaveAttribute(
      'href',
      '/mediareact/school-directory',
    );
    expect(document.title).toBe(`${heading} – Media Portal`);
    const { to, subject, lines } = await reportMail();
    expect([to, subject]).toEqual(['media@shsaa.example', 'Something wrong: Zenith High School']);
    expect(lines).toContain(`Page: http://localhost/mediareact/school-directory${path}`);
    expect(lines).toEqual(expect.arrayContaining(facts));
  });

  it('shows the server’s message and Try again when the school cannot be loaded', async () => {
    api().use(fails('/school/Id/{id}', 500, 'The directory is being rebuilt.'));
    const { user } = await open('/9001', 'School');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'We couldn’t load this school' })).toBeVisible();
    expect(alert).toHaveTextContent('The directory is being rebuilt.');
    api().server.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Zenith High School' })).toBeVisible();
  });

  it('shows a plain sentence when the address names no school', async () => {
    api().use(emptyBody('/school/Id/{id}'));
    await open('/4711', 'School');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no school at this address.');
  });

  it('says so when only the mascot cannot be loaded', async () => {
    api().use(fails({ path: '/school/mascot/{id}', times: 4 }));
    const { user } = await open('/9001', 'Zenith High School');
    const note = await screen.findByText(/^We couldn’t load the mascot\./);
    await user.click(within(note).getByRole('button', { name: 'Try again' }));
    const picture = await screen.findByRole('img', { name: 'Mascot of Zenith High School' });
    fireEvent.error(picture);
    expect(screen.queryByRole('img', { name: 'Mascot of Zenith High School' })).toBeNull();
  });
});

describe('contact information', () => {
  it('shows every field of the school, with links to call, write, visit, and find it', async () => {
    await open('/9001', 'Zenith High School');
    expect(factsOf('Contact Information')).toEqual({
      Phone: '785-555-0101',
      Fax: '785-555-0102',
      Email: 'office@zenith.example',
      Website: 'https://zenith.example',
      'X (Twitter)': '@ZenithStars (opens in a new tab)',
    });
    expect(factsOf('Addresses')).toEqual({
      Physical: '100 Prairie StreetZenith, KS 67601Show on a map (opens in a new tab)',
      Mailing: 'PO Box 12Zenith, KS 67601-1234',
    });
    expect(factsOf('People')).toEqual({
      Principal: 'Ana Ruiz',
      'Athletic Director': 'Ada Koch Jr.',
      'AD Email': 'ad@zenith.example',
      'AD Fax': '785-555-0103',
    });
    expect(factsOf('School')).toEqual({
      Class: '5A',
      League: 'Zenith Valley League',
      District: 'USD 901',
    });
    expect(calls()).toEqual(['/school/Id/9001', '/school/mascot/9001']);
    const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('785-555-0101')).toBe('tel:+17855550101');
    expect(href('office@zenith.example')).toBe('mailto:office@zenith.example');
    expect(href('https://zenith.example')).toBe('https://zenith.example/');
    expect(href(/^@ZenithStars/)).toBe('https://x.com/ZenithStars');
    expect(new URL(href(/^Show on a map/) ?? '').searchParams.get('query')).toBe(
      '100 Prairie Street, Zenith, KS 67601',
    );
    expect(href('Zenith Valley League')).toBe('/mediareact/school-directory/league/99901');
  });

  it('leaves out what is not on record and shows no unsafe link', async () => {
    const { unmount } = await open('/9002', 'Zenith Academy');
    expect(screen.getByRole('region', { name: 'Contact Information' })).toHaveTextContent(
      'No phone, email, or website is on record for this school.',
    );
    expect(screen.getByRole('region', { name: 'People' })).toHaveTextContent(
      'No principal or athletic director is on record for this school.',
    );
    expect(factsOf('Addresses')).toEqual({ Physical: 'ZenithShow on a map (opens in a new tab)' });
    expect(factsOf('School')).toEqual({ Class: '1A' });
    expect(screen.queryByText(/not provided/i)).toBeNull();
    expect(screen.queryByRole('img', { name: /^Mascot/ })).toBeNull();
    unmount();

    await open('/9003', 'Zenith Junior High School');
    expect(factsOf('Contact Information').Website).toBe('javascript:alert(1)');
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  });
});

describe('the people of a school', () => {
  it('lists the administration by position', async () => {
    await open('/admin/9001', 'Zenith High School: Administration');
    expect(rowsOf(await screen.findByRole('table', { name: 'Administration' }))).toEqual([
      ['Principal', 'Ana Ruiz'],
      ['Not Designated', 'Lee'],
    ]);
    expect(calls()).toEqual(['/school/Id/9001', '/school/admins/80001', '/school/mascot/9001']);
  });

  it('lists the coaches and sponsors by activity, with their emails', async () => {
    await open('/coaches/9001', 'Zenith High School: Coaches and Sponsors');
    const table = await screen.findByRole('table', { name: 'Coaches and sponsors' });
    expect(rowsOf(table)).toEqual([
      ['Football', 'Fred Field', 'fred@zenith.example'],
      ['Girls Golf', 'Fred Field', 'Fred@zenith.example'],
      ['Music', 'Mia Moll', 'mia@zenith.example'],
      ['Piano', 'Name not provided', ''],
    ]);
    expect(within(table).getByRole('link', { name: 'mia@zenith.example' })).toHaveAttribute(
      'href',
      'mailto:mia@zenith.example',
    );
    expect(calls()).toEqual(['/school/Id/9001', '/school/coaches/80001', '/school/mascot/9001']);
  });

  it('copies each address of the coaches once, and downloads the list', async () => {
    const files = catchDownloads();
    const { user } = await open('/coaches/9001', 'Zenith High School: Coaches and Sponsors');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    expect(await screen.findByText('2 email addresses')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy all email addresses' }));
    expect(await screen.findByText('Copied to the clipboard.')).toHaveAttribute('role', 'status');
    expect(copied).toHaveBeenCalledWith('fred@zenith.example; mia@zenith.example');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => {
      expect([...files.keys()]).toEqual(['zenith-high-school-coaches.csv']);
    });
    expect(await files.get('zenith-high-school-coaches.csv')).toContain('Music,Mia Moll,mia@zenith.example');
  });

  it('narrows the coaches and their addresses while one types, in the address, and keeps the way back', async () => {
    const state = { directory: { search: '?city=Zenith', steps: 1 } };
    const { user, address } = await open('/coaches/9001', 'Zenith High School: Coaches and Sponsors', state);
    await user.type(await screen.findByRole('textbox', { name: 'Filter' }), 'field golf');
    expect(rowsOf(await screen.findByRole('table', { name: 'Coaches and sponsors' }))).toEqual([
      ['Girls Golf', 'Fred Field', 'Fred@zenith.example'],
    ]);
    expect(screen.getByText('1 email address')).toBeVisible();
    expect(address()).toBe('/school-directory/coaches/9001?words=field+golf');
    expect(screen.getByRole('link', { name: 'Back To Search' })).toHaveAttribute(
      'href',
      '/mediareact/school-directory?city=Zenith',
    );
    await user.type(screen.getByRole('textbox', { name: 'Filter' }), ' tuba');
    expect(screen.getByText('No coaches or sponsors match these words.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  });

  it('shows every field of the superintendent’s district, always with the state KS', async () => {
    await open('/super/9001', 'Zenith High School: Superintendent');
    await screen.findByText('Dora Gale');
    expect(factsOf('Superintendent')).toEqual({
      Name: 'Dora Gale',
      District: 'USD 901',
      Address: '1 District WayZenith, KS 67601-9999Show on a map (opens in a new tab)',
      Phone: '785-555-0111',
      Email: 'super@usd901.example',
    });
    expect(screen.getByRole('link', { name: '785-555-0111' })).toHaveAttribute('href', 'tel:+17855550111');
    expect(calls()).toEqual(['/school/Id/9001', '/school/mascot/9001', '/school/super/901']);
  });

  it('says that the school has no district, without a call', async () => {
    await open('/super/9002', 'Zenith Academy: Superintendent');
    expect(
      await screen.findByText('This school has no district, so there is no superintendent on record for it.'),
    ).toBeVisible();
    expect(calls()).toEqual(['/school/Id/9002', '/school/mascot/9002']);
  });

  it.each([
    ['admin', emptyList('/school/admins/{Identifier}'), 'No administrators are on record for this school.'],
    ['coaches', emptyList('/school/coaches/{Identifier}'), 'No coaches or sponsors are on record for this school.'],
    ['super', emptyBody('/school/super/{USD}'), 'There is no record of this district.'],
  ])('at %s are said to be none when there are none', async (page, nobody, told) => {
    api().use(nobody);
    await renderMedia(api(), `/school-directory/${page}/9001`);
    expect(await screen.findByText(told)).toBeVisible();
  });

  it.each([
    ['admin', '/school/admins/{Identifier}', 'We couldn’t load the administration'],
    ['coaches', '/school/coaches/{Identifier}', 'We couldn’t load the coaches and sponsors'],
    ['super', '/school/super/{USD}', 'We couldn’t load the superintendent'],
  ])('at %s are loaded on Try again when they could not be', async (page, path, told) => {
    api().use(fails(path, 400, 'Not now.'));
    const { user } = await renderMedia(api(), `/school-directory/${page}/9001`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${told}Not now.`);
    api().server.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^(?:Ana Ruiz|Mia Moll|Dora Gale)$/)).toBeVisible();
  });
});
