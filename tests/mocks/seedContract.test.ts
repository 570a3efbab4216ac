// Verifies SRV-1.
import { seedRows } from '../../mocks/seed/seedRows';
import { contractProblems } from '../support/contract';
import { isExhaustive } from '../support/runs';
import { standInApi } from '../support/standInApi';

const api = standInApi();
const rows = seedRows();
/** Every `step`-th item; all with `EXHAUSTIVE=1`. */
const every = <T>(list: readonly T[], step: number): T[] =>
  list.filter((_, index) => isExhaustive || index % step === 0);

/** Some organizations have no director, some schools no mascot. */
const mayBeMissing = /director|mascot/;

/** What breaks the contract among the answers to these reads; a refusal counts as well. */
async function problems(paths: readonly string[], identifier: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await api().token(identifier)}` };
  const found: string[] = [];
  for (const path of paths) {
    const response = await fetch(`${api().base}${path}`, { headers });
    const isMissing = response.status === 404 && mayBeMissing.test(path);
    if (!response.ok && !isMissing) found.push(`${path} answers ${response.status}`);
    found.push(...(await contractProblems('GET', path, response)).map((problem) => `${path}: ${problem}`));
  }
  return found;
}

const [courier] = rows.organizations;
const asCourier = (paths: readonly string[]) => problems(paths, courier?.identifier ?? '');

it('answers for organizations as the contract says, the awkward ones included', async () => {
  const some = [...rows.organizations.slice(0, 25), ...every(rows.organizations.slice(25), 50)];
  const paths = some.flatMap(({ identifier }) => [
    `/org/identifier/${identifier}`,
    `/staff/director/${identifier}`,
    `/staff/assistants/${identifier}`,
  ]);
  expect(await asCourier(['/org/listing', '/contact/county', '/contact/state', '/org/types', ...paths])).toEqual([]);
});

it('answers each demo login for its own organization as the contract says', async () => {
  for (const { organizationId } of rows.logins) {
    const { identifier = '' } = rows.organizations.find(({ id }) => id === organizationId) ?? {};
    const paths = [`/staff/${identifier}`, `/org/id/${organizationId}`, `/site/site-notifications/${identifier}`];
    expect(await problems(paths, identifier)).toEqual([]);
  }
});

it('answers for schools and leagues as the contract says', async () => {
  const schools = every(rows.schools, 30).flatMap(({ id, identifier, usd }) => [
    `/school/Id/${String(id)}`,
    `/school/mascot/${String(id)}`,
    `/school/admins/${identifier}`,
    `/school/coaches/${identifier}`,
    ...(typeof usd === 'string' ? [`/school/super/${usd}`] : []),
  ]);
  const leagues = every(rows.leagues, 5).flatMap(({ identifier }) => [
    `/school/league/identifier/${identifier}`,
    `/school/league-schools/${identifier}`,
  ]);
  expect(await asCourier([...schools, ...leagues, '/school/league/Senior', '/school/league/Junior'])).toEqual([]);
});

const sitesPath = ({ activityId, type, gender, name }: (typeof rows.activities)[number]): string => {
  const year = rows.activityYears.find((row) => row.activityId === activityId)?.year ?? 0;
  return `/site/state-tournaments/${activityId}/${type}/${gender}/${encodeURIComponent(name)}/${year}`;
};

it('answers for state sites as the contract says', async () => {
  const paths = rows.activities.map(sitesPath);
  expect(await asCourier(['/site/activity-selection/activities', ...paths])).toEqual([]);
});

it('answers for agreement lookups as the contract says', async () => {
  const lists = rows.activities.flatMap(({ activityId }) => [
    `/contact/year/${activityId}`,
    `/contact/levels/${activityId}`,
    `/contact/classifications/${activityId}`,
  ]);
  const sites = every(rows.tournaments, 30).flatMap(({ id = 0, classId, activityId, levelId }) => [
    `/contact/sites/${classId}/${activityId}/${levelId}`,
    `/contact/assignment-schools/${id}`,
  ]);
  const football = [
    ...rows.playoffLevels.map(({ id }) => `/contact/dates/football/${id}`),
    ...new Set(
      rows.footballSchools.map(({ year, classId }) => `/contact/assignment-schools/football/${year}/${classId}`),
    ),
  ];
  expect(await asCourier(['/contact/activities', ...lists, ...sites, ...football])).toEqual([]);
});
