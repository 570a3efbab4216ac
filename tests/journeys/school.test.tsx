// Verifies GEN-5, GEN-30, SCH-7, SCH-8, SCH-9, SCH-10, SCH-12, SEC-3.
// The directory's pages for one entry: four for a school, and one for a league.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fails } from '../../mocks';
import { catchDownloads } from '../support/catchDownloads';
import { factsOf, rowsOf } from '../support/directoryScreen';
import { seedWithDirectory } from '../support/directorySeed';
import { reportMail } from '../support/mail';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi({ seed: seedWithDirectory });
const SCHOOL = 'Zenith High School';

async function open(path: string, heading: string, state?: unknown) {
  const app = await renderMedia(api(), `/school-directory${path}`, state);
  await screen.findByRole('heading', { level: 1, name: heading });
  return app;
}

const calls = (): string[] =>
  api()
    .callsTo('GET', /^\/school\//)
    .map(({ path }) => path)
    .sort();

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

/** Expects the bar of links, the mascot, the way back, and the report mail with what the page shows. */
async function expectSchoolPage(path: string, page: string, reported: readonly string[], back = '') {
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
  expect(href('Back To Search')).toBe(`/mediareact/school-directory${back}`);
  expect(document.title).toBe(`${path === '/9001' ? SCHOOL : `${SCHOOL}: ${page}`} – Media Portal`);
  const { to, subject, lines } = await reportMail();
  expect([to, subject]).toEqual(['media@shsaa.example', 'Something wrong: Zenith High School']);
  expect(lines).toContain(`Page: http://localhost/mediareact/school-directory${path}`);
  expect(lines).toEqual(expect.arrayContaining([...reported]));
}

describe('contact information', () => {
  it('shows every field of the school, with links to call, write, visit, and find it', async () => {
    await open('/9001', SCHOOL);
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
    expect(factsOf('School')).toEqual({ Class: '5A', League: 'Zenith Valley League', District: 'USD 901' });
    expect(calls()).toEqual(['/school/Id/9001', '/school/mascot/9001']);
    expect(href('785-555-0101')).toBe('tel:+17855550101');
    expect(href('office@zenith.example')).toBe('mailto:office@zenith.example');
    expect(href('https://zenith.example')).toBe('https://zenith.example/');
    expect(href(/^@ZenithStars/)).toBe('https://x.com/ZenithStars');
    const map = new URL(href(/^Show on a map/) ?? '');
    expect(map.searchParams.get('query')).toBe('100 Prairie Street, Zenith, KS 67601');
    expect(href('Zenith Valley League')).toBe('/mediareact/school-directory/league/99901');
    await expectSchoolPage('/9001', 'Contact Information', ['Phone: 785-555-0101', 'Class: 5A']);
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

  it('says so when only the mascot cannot be loaded', async () => {
    api().use(fails({ path: '/school/mascot/{id}', times: 4 }));
    const { user } = await open('/9001', SCHOOL);
    const note = await screen.findByText(/^We couldn’t load the mascot\./);
    await user.click(within(note).getByRole('button', { name: 'Try again' }));
    const picture = await screen.findByRole('img', { name: 'Mascot of Zenith High School' });
    fireEvent.error(picture);
    expect(screen.queryByRole('img', { name: 'Mascot of Zenith High School' })).toBeNull();
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
    await expectSchoolPage('/admin/9001', 'Administration', ['Principal: Ana Ruiz', 'Not Designated: Lee']);
  });

  it('lists the coaches by activity, copies each address once, downloads them, and narrows them', async () => {
    const files = catchDownloads();
    const state = { directory: { search: '?city=Zenith', steps: 1 } };
    const { user, address } = await open('/coaches/9001', 'Zenith High School: Coaches and Sponsors', state);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    const table = await screen.findByRole('table', { name: 'Coaches and sponsors' });
    expect(rowsOf(table)).toEqual([
      ['Football', 'Fred Field', 'fred@zenith.example'],
      ['Girls Golf', 'Fred Field', 'Fred@zenith.example'],
      ['Music', 'Mia Moll', 'mia@zenith.example'],
      ['Piano', 'Name not provided', ''],
    ]);
    expect(href('mia@zenith.example')).toBe('mailto:mia@zenith.example');
    expect(calls()).toEqual(['/school/Id/9001', '/school/coaches/80001', '/school/mascot/9001']);
    const reported = ['Football: Fred Field fred@zenith.example', 'Piano: Not provided'];
    await expectSchoolPage('/coaches/9001', 'Coaches and Sponsors', reported, '?city=Zenith');
    expect(screen.getByText('2 email addresses')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy all email addresses' }));
    expect(await screen.findByText('Copied to the clipboard.')).toHaveAttribute('role', 'status');
    expect(copied).toHaveBeenCalledWith('fred@zenith.example; mia@zenith.example');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => {
      expect([...files.keys()]).toEqual(['zenith-high-school-coaches.csv']);
    });
    expect(await files.get('zenith-high-school-coaches.csv')).toContain('Music,Mia Moll,mia@zenith.example');

    await user.type(await screen.findByRole('textbox', { name: 'Filter' }), 'field golf');
    expect(rowsOf(await screen.findByRole('table', { name: 'Coaches and sponsors' }))).toEqual([
      ['Girls Golf', 'Fred Field', 'Fred@zenith.example'],
    ]);
    expect(screen.getByText('1 email address')).toBeVisible();
    expect(address()).toBe('/school-directory/coaches/9001?words=field+golf');
    expect(href('Back To Search')).toBe('/mediareact/school-directory?city=Zenith');
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
    expect(href('785-555-0111')).toBe('tel:+17855550111');
    expect(calls()).toEqual(['/school/Id/9001', '/school/mascot/9001', '/school/super/901']);
    await expectSchoolPage('/super/9001', 'Superintendent', [
      'Superintendent: Dora Gale',
      'District: USD 901',
      'Phone: 785-555-0111',
    ]);
  });

  it('says that the school has no district, without a call', async () => {
    await open('/super/9002', 'Zenith Academy: Superintendent');
    expect(
      await screen.findByText('This school has no district, so there is no superintendent on record for it.'),
    ).toBeVisible();
    expect(calls()).toEqual(['/school/Id/9002', '/school/mascot/9002']);
  });
});

describe('a league', () => {
  const LEAGUE = 'Zenith Valley League';
  const openLeague = (heading = LEAGUE) => open('/league/99901', heading);
  const schools = () => screen.findByRole('table', { name: 'Schools of the Zenith Valley League' });

  it('shows every field and its schools, has them as a CSV, and a mail for what is wrong', async () => {
    const { user } = await openLeague();
    expect(factsOf('Contact')).toEqual({
      Address: '5 League RoadZenith, KS 67601-0005Show on a map (opens in a new tab)',
      Phone: '785-555-0105',
      Email: 'league@zenith.example',
    });
    expect(factsOf('League')).toEqual({
      Name: 'Zenith Valley',
      President: 'Paul President',
      Commissioner: 'Carla Commissioner',
    });
    await schools();
    expect(href('Zenith High School')).toBe('/mediareact/school-directory/9001');
    expect(screen.getByText('1 school')).toHaveAttribute('role', 'status');
    expect(calls()).toEqual(['/school/league-schools/99901', '/school/league/identifier/99901']);

    const files = catchDownloads();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => {
      expect([...files.keys()]).toEqual(['zenith-valley-league.csv']);
    });
    expect((await files.get('zenith-valley-league.csv'))?.split('\r\n')[1]).toContain('Zenith High School,5A,');

    const { to, subject, lines } = await reportMail();
    expect([to, subject]).toEqual(['media@shsaa.example', 'Something wrong: Zenith Valley League']);
    expect(lines).toEqual([
      'What is wrong:',
      '',
      '',
      'Page: http://localhost/mediareact/school-directory/league/99901',
      '',
      'It shows:',
      'Address: 5 League Road, Zenith, KS 67601-0005',
      'Phone: 785-555-0105',
      'Email: league@zenith.example',
      'Name: Zenith Valley',
      'President: Paul President',
      'Commissioner: Carla Commissioner',
      'School: Zenith High School',
    ]);
  });

  it('says what is not on record', async () => {
    const bare = { Identifier: '99901', LeagueName: LEAGUE };
    api().server.use(http.get(`${api().base}/school/league/identifier/:id`, () => HttpResponse.json(bare)));
    await openLeague();
    expect(screen.getByRole('region', { name: 'Contact' })).toHaveTextContent(
      'No contact is on record for this league.',
    );
    expect(screen.getByRole('region', { name: 'League' })).toHaveTextContent(
      'No president or commissioner is on record for this league.',
    );
  });
});
