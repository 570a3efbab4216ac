// Verifies GEN-5, SCH-7, SCH-8, SCH-10.
import { screen, waitFor, within } from '@testing-library/react';
import { emptyBody, emptyList, fails } from '../../mocks';
import { catchDownloads } from '../support/catchDownloads';
import { seedWithDirectory } from '../support/directorySeed';
import { factsOf } from '../support/factsOf';
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

describe('administration', () => {
  it('lists each position with its name', async () => {
    await open('/admin/9001', 'Zenith High School: Administration');
    expect(rowsOf(await screen.findByRole('table', { name: 'Administration' }))).toEqual([
      ['Principal', 'Ana Ruiz'],
      ['Not Designated', 'Lee'],
    ]);
    expect(calls()).toEqual(['/school/Id/9001', '/school/admins/80001', '/school/mascot/9001']);
  });

  it('says so when the list is empty', async () => {
    await open('/admin/9002', 'Zenith Academy: Administration');
    expect(await screen.findByText('No administrators are on record for this school.')).toBeVisible();
  });

  it('says why it could not be loaded, and loads after Try again', async () => {
    api().use(fails('/school/admins/{Identifier}', 500, 'Not now.'));
    const { user } = await open('/admin/9001', 'Zenith High School: Administration');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load the administration');
    expect(alert).toHaveTextContent('Not now.');
    api().server.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Administration' })).toBeVisible();
  });
});

describe('coaches and sponsors', () => {
  it('lists activity, name, and email', async () => {
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

  it('copies each address once', async () => {
    const { user } = await open('/coaches/9001', 'Zenith High School: Coaches and Sponsors');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    expect(await screen.findByText('2 email addresses')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy all email addresses' }));
    expect(await screen.findByText('Copied to the clipboard.')).toHaveAttribute('role', 'status');
    expect(copied).toHaveBeenCalledWith('fred@zenith.example; mia@zenith.example');
  });

  it('narrow while typing, in the address, and so do the addresses; the way back stays', async () => {
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

  it('downloads with Download CSV', async () => {
    const files = catchDownloads();
    const { user } = await open('/coaches/9001', 'Zenith High School: Coaches and Sponsors');
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => {
      expect([...files.keys()]).toEqual(['zenith-high-school-coaches.csv']);
    });
    expect(await files.get('zenith-high-school-coaches.csv')).toContain('Music,Mia Moll,mia@zenith.example');
  });

  it('says so when the list is empty', async () => {
    api().use(emptyList('/school/coaches/{Identifier}'));
    await open('/coaches/9001', 'Zenith High School: Coaches and Sponsors');
    expect(await screen.findByText('No coaches or sponsors are on record for this school.')).toBeVisible();
  });

  it('says why when they cannot be loaded', async () => {
    api().use(fails('/school/coaches/{Identifier}', 400, 'Not now.'));
    await open('/coaches/9001', 'Zenith High School: Coaches and Sponsors');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the coaches and sponsorsNot now.');
  });
});

describe('superintendent', () => {
  it('shows every field of the district, always with the state KS', async () => {
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

  it('says so when the district is unknown', async () => {
    api().use(emptyBody('/school/super/{USD}'));
    await open('/super/9001', 'Zenith High School: Superintendent');
    expect(await screen.findByText('There is no record of this district.')).toBeVisible();
  });

  it('says why when it cannot be loaded', async () => {
    api().use(fails('/school/super/{USD}', 400, 'Not now.'));
    await open('/super/9001', 'Zenith High School: Superintendent');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the superintendentNot now.');
  });
});
