// Verifies A11Y-2, GEN-5, LST-15, LST-16, MED-3, ORG-2, STF-2, SCH-3, SCH-7, SCH-9, ATT-12, ATT-16, CRD-1, AGR-19.
// What a screen says when something cannot be loaded, while the rest of it shows, and what it shows after Try again.
import { screen, waitFor, within } from '@testing-library/react';
import { emptyBody, emptyList, fails, type Scenario } from '../../mocks';
import { seedWithDirectory } from '../support/directorySeed';
import { renderApp } from '../support/renderApp';
import { COURIER, renderMedia } from '../support/renderMedia';
import { standInApi } from '../support/standInApi';

const api = standInApi({ seed: seedWithDirectory });
const main = () => within(screen.getByRole('main'));

const ORGANIZATION = '/org/identifier/{identifier}';
const STAFF = `/staff/${COURIER}`;
const LEAGUES = '/school/league/{level}';
const LEAGUE = '/school/league/identifier/{id}';
const LEAGUE_SCHOOLS = '/school/league-schools/{Identifier}';
const ACTIVITIES = '/site/activity-selection/activities';
const SITES = '/site/state-tournaments/{ActivityID}/{Type}/{Gender}/{Name}/{Year}';
const SELECTIONS = '/site/site-notifications/{Identifier}';

const CALLED_OFF = 'Not now.';
const PANEL = "We've are experiencing techincal difficulties. Please try refreshing your browser";
const AGREEMENT = 'We are experiencing techincal difficulties, Please try your request again later';
const NO_EVENTS = 'We couldn’t load all of your events';
const NO_DATES = 'We couldn’t load the dates of every activity';

type Text = string | RegExp;

async function openFailed(at: string, path: string) {
  api().use(fails(path, 400, CALLED_OFF));
  const { user } = at.startsWith('/media-listing') ? await renderApp(at) : await renderMedia(api(), at);
  const button = { name: /^(?:Try again|Reload events)$/ };
  await main().findAllByRole('button', button);
  return async () => {
    for (const each of main().getAllByRole('button', button)) await user.click(each);
  };
}

/** The address, the call that fails, its message, what the screen shows after Try again, and what it also shows before. */
test.each<[string, string, string, Text, Text?]>([
  [`/media-listing/${COURIER}`, ORGANIZATION, CALLED_OFF, '620-555-0118'],
  [`/media-listing/${COURIER}`, '/staff/director/{identifier}', CALLED_OFF, 'Shirley Torres', 'Evelyn Núñez'],
  [`/media-listing/${COURIER}`, '/staff/assistants/{identifier}', CALLED_OFF, 'Evelyn Núñez', 'Shirley Torres'],
  ['/media-change', ORGANIZATION, PANEL, 'Evelyn Núñez'],
  ['/media-change', SITES, NO_EVENTS, /sites? covered/, 'Evelyn Núñez'],
  ['/media-change', ACTIVITIES, NO_EVENTS, /sites? covered/, 'Evelyn Núñez'],
  ['/media-update', ORGANIZATION, CALLED_OFF, 'Website'],
  ['/primary-update', '/staff/director/{identifier}', CALLED_OFF, 'First Name'],
  [
    '/school-directory?name=zenith',
    '/school/search/name/{name}',
    'Sorry! No school organization found.',
    'Zenith Academy',
  ],
  ['/school-directory?leagues=Senior', LEAGUES, 'We couldn’t load the leagues', 'Zenith Valley League'],
  ['/school-directory/9001', '/school/Id/{id}', 'We couldn’t load this school', 'office@zenith.example'],
  ['/school-directory/admin/9001', '/school/admins/{Identifier}', 'We couldn’t load the administration', 'Ana Ruiz'],
  ['/school-directory/coaches/9001', '/school/coaches/{Identifier}', 'We couldn’t load the coaches', 'Mia Moll'],
  ['/school-directory/super/9001', '/school/super/{USD}', 'We couldn’t load the superintendent', 'Dora Gale'],
  ['/school-directory/league/99901', LEAGUE, 'We couldn’t load this league', 'Paul President', 'Zenith High School'],
  ['/school-directory/league/99901', LEAGUE_SCHOOLS, 'this league’s schools', 'Zenith High School', 'Paul President'],
  ['/site-notification', ACTIVITIES, CALLED_OFF, 'Football'],
  ['/site-notification', SITES, NO_DATES, /^\d of \d+ sites covered/, 'Football'],
  ['/site-notification?view=who-is-where', SELECTIONS, CALLED_OFF, /^Football, /],
  ['/site-notification/1', ACTIVITIES, CALLED_OFF, 'Site dates and deadlines'],
  ['/site-notification/1', SITES, CALLED_OFF, 'Site dates and deadlines'],
  ['/site-notification/1', STAFF, CALLED_OFF, 'Site dates and deadlines'],
  ['/credential-selection', STAFF, CALLED_OFF, 'Evelyn Núñez'],
  ['/agreement', '/org/id/{organizationId}', AGREEMENT, 'Radio or Internet Audio'],
])('%s without %s says “%s”, and shows %s after Try again', async (...given) => {
  const [at, path, told, shown, kept] = given;
  const tryAgain = await openFailed(at, path);
  expect(screen.getByRole('main')).toHaveTextContent(told);
  if (kept !== undefined) expect(await main().findAllByText(kept)).not.toHaveLength(0);
  expect(main().queryAllByText(shown)).toEqual([]);
  api().reset();
  await tryAgain();
  expect(await main().findAllByText(shown)).not.toHaveLength(0);
  await waitFor(() => {
    expect(screen.getByRole('main')).not.toHaveTextContent(told);
  });
});

test.each<[string, string, (path: string) => Scenario, string]>([
  ['/school-directory?leagues=Senior', LEAGUES, emptyList, 'No leagues are on record.'],
  ['/school-directory/9001', '/school/Id/{id}', emptyBody, 'There is no school at this address.'],
  ['/school-directory/admin/9001', '/school/admins/{Identifier}', emptyList, 'No administrators are on record'],
  ['/school-directory/coaches/9001', '/school/coaches/{Identifier}', emptyList, 'No coaches or sponsors are on record'],
  ['/school-directory/super/9001', '/school/super/{USD}', emptyBody, 'There is no record of this district.'],
  ['/school-directory/league/99901', LEAGUE, emptyBody, 'There is no league at this address.'],
  ['/school-directory/league/99901', LEAGUE_SCHOOLS, emptyList, 'No schools are on record for this league.'],
  ['/site-notification', ACTIVITIES, emptyList, 'No activities are listed for this season.'],
])('%s says after Try again that there is nothing at %s', async (at, path, none, told) => {
  const tryAgain = await openFailed(at, path);
  api().use(none(path));
  await tryAgain();
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveTextContent(told);
  });
  if (none === emptyBody) return;
  for (const button of main().queryAllByRole('button', { name: 'Download CSV' })) expect(button).toBeDisabled();
});

test.each([
  ['/media-listing', '/org/listing'],
  ['/site-notification/1', SITES],
  // Here, Try again is in a message beside content that has loaded.
  ['/media-update', '/org/types'],
])('%s gives the focus to its heading after Try again by keyboard', async (at, path) => {
  api().use(fails(path, 400, CALLED_OFF));
  const { user } = at === '/media-listing' ? await renderApp(at) : await renderMedia(api(), at);
  (await main().findByRole('button', { name: 'Try again' })).focus();
  api().reset();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(main().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
