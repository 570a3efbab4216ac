// Verifies GEN-5, GEN-30, SCH-7, SCH-10, SEC-3.
import { fireEvent, screen, within } from '@testing-library/react';
import { emptyBody, fails } from '../../mocks';
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

const calls = (): string[] =>
  api()
    .callsTo('GET', /^\/school\//)
    .map(({ path }) => path)
    .sort();

describe('every page of a school', () => {
  it.each([
    ['/9001', 'Zenith High School', 'Contact Information'],
    ['/admin/9001', 'Zenith High School: Administration', 'Administration'],
    ['/coaches/9001', 'Zenith High School: Coaches and Sponsors', 'Coaches and Sponsors'],
    ['/super/9001', 'Zenith High School: Superintendent', 'Superintendent'],
  ])('has the links bar, the mascot, and Back To Search at %s', async (path, heading, current) => {
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
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent(current);
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
  });

  it('leads back to the results it was opened from', async () => {
    await open('/9001', 'Zenith High School', { directory: { search: '?city=Zenith', steps: 1 } });
    expect(screen.getByRole('link', { name: 'Back To Search' })).toHaveAttribute(
      'href',
      '/mediareact/school-directory?city=Zenith',
    );
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
  it('shows every field of the school when all are known', async () => {
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
  });

  it('has links to call, write, visit, and find the school on a map', async () => {
    await open('/9001', 'Zenith High School');
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

describe('"Something wrong here?"', () => {
  it.each([
    ['/9001', 'Zenith High School', ['Phone: 785-555-0101', 'Class: 5A']],
    ['/admin/9001', 'Zenith High School: Administration', ['Principal: Ana Ruiz', 'Not Designated: Lee']],
    [
      '/coaches/9001',
      'Zenith High School: Coaches and Sponsors',
      ['Football: Fred Field fred@zenith.example', 'Piano: Not provided'],
    ],
    [
      '/super/9001',
      'Zenith High School: Superintendent',
      ['Superintendent: Dora Gale', 'District: USD 901', 'Phone: 785-555-0111'],
    ],
  ])('writes what %s showed to the association', async (path, heading, facts) => {
    await open(path, heading);
    const { to, subject, lines } = await reportMail();
    expect([to, subject]).toEqual(['media@shsaa.example', 'Something wrong: Zenith High School']);
    expect(lines).toContain(`Page: http://localhost/mediareact/school-directory${path}`);
    expect(lines).toEqual(expect.arrayContaining(facts));
  });
});
