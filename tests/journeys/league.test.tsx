// Verifies GEN-30, SCH-9, SCH-10.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyBody, emptyList, fails } from '../../mocks';
import { catchDownloads } from '../support/catchDownloads';
import { seedWithDirectory } from '../support/directorySeed';
import { factsOf } from '../support/factsOf';
import { reportMail } from '../support/mail';
import { renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi({ seed: seedWithDirectory });

async function open(heading = 'Zenith Valley League', state?: unknown) {
  const app = await renderMedia(api(), '/school-directory/league/99901', state);
  await screen.findByRole('heading', { level: 1, name: heading });
  return app;
}
const schools = () => screen.findByRole('table', { name: 'Schools of the Zenith Valley League' });

it('shows every field of the league and its schools, has them as a CSV, and a mail for what is wrong', async () => {
  const { user } = await open();
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
  const table = await schools();
  expect(within(table).getByRole('link', { name: 'Zenith High School' })).toHaveAttribute(
    'href',
    '/mediareact/school-directory/9001',
  );
  expect(screen.getByText('1 school')).toHaveAttribute('role', 'status');
  expect(
    api()
      .callsTo('GET', /^\/school\//)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/school/league-schools/99901', '/school/league/identifier/99901']);

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

it('returns to the same results from a school by Back To Search', async () => {
  const { user, address } = await open('Zenith Valley League', {
    directory: { search: '?leagues=Senior', steps: 1 },
  });
  await user.click(within(await schools()).getByRole('link', { name: 'Zenith High School' }));
  await screen.findByRole('heading', { level: 1, name: 'Zenith High School' });
  await user.click(screen.getByRole('link', { name: 'Back To Search' }));
  await screen.findByRole('heading', { level: 1, name: 'School Directory' });
  expect(address()).toBe('/school-directory?leagues=Senior');
});

it.each([
  [
    'the schools when only the league',
    fails('/school/league/identifier/{id}', 400, 'Not now.'),
    'We couldn’t load this league',
    'League',
    'Zenith High School',
  ],
  [
    'the league when only its schools',
    fails('/school/league-schools/{Identifier}', 400, 'Not now.'),
    'We couldn’t load this league’s schools',
    'Zenith Valley League',
    'Paul President',
  ],
])('says why and keeps %s cannot be loaded', async (_what, fault, problem, heading, kept) => {
  api().use(fault);
  const { user } = await open(heading);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('heading', { name: problem })).toBeVisible();
  expect(alert).toHaveTextContent('Not now.');
  expect(await screen.findByText(kept)).toBeVisible();
  api().server.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Zenith Valley League' })).toBeVisible();
  await schools();
});

it('says what is not on record', async () => {
  const bare = { Identifier: '99901', LeagueName: 'Zenith Valley League' };
  api().server.use(http.get(`${api().base}/school/league/identifier/:id`, () => HttpResponse.json(bare)));
  api().use(emptyList('/school/league-schools/{Identifier}'));
  await open();
  expect(screen.getByRole('region', { name: 'Contact' })).toHaveTextContent('No contact is on record for this league.');
  expect(screen.getByRole('region', { name: 'League' })).toHaveTextContent(
    'No president or commissioner is on record for this league.',
  );
  expect(await screen.findByText('No schools are on record for this league.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
});

it('says so when there is no such league', async () => {
  api().use(emptyBody('/school/league/identifier/{id}'));
  await open('League');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no league at this address.');
});
