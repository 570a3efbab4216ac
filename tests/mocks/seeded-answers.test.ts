// Verifies SRV-1.
import type { components } from '@/shared/api/contract.gen';
import { demoLogins } from '../../mocks/seed';
import { broadcastDates } from '../../mocks/domain/checkSubmission';
import { expectToKeepContract } from '../support/contract';
import { createMockApi, type MockApi } from '../support/mockApi';
import { footballTelecast, videoAgreement } from './fixture/bodies';

type Schemas = components['schemas'];

let api: MockApi;
let token: string;
let own: Schemas['Organization'];

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const response = await fetch(api.base + path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  await expectToKeepContract(method, path, response);
  return response;
}

async function read<T>(path: string): Promise<T> {
  const response = await send('GET', path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

beforeAll(async () => {
  api = await createMockApi();
  const [login] = demoLogins;
  const signedIn = await send('POST', '/login/login', { email: login?.email, password: login?.password });
  ({ token } = (await signedIn.json()) as { token: string });
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { Identifier: string };
  own = await read(`/org/identifier/${payload.Identifier}`);
});
afterAll(() => {
  api.close();
});

test('the listing, its organizations, and their staff keep the contract', async () => {
  const listing = await read<Schemas['MediaOrganization'][]>('/org/listing');
  expect(listing.length).toBeGreaterThanOrEqual(500);
  for (const { Identifier } of listing.slice(0, 40)) {
    await read(`/org/identifier/${Identifier}`);
    await read(`/staff/director/${Identifier}`);
    await read(`/staff/assistants/${Identifier}`);
  }
  expect(await read<object[]>(`/staff/${own.Identifier}`)).not.toHaveLength(0);
  for (const path of ['/org/types', '/contact/county', '/contact/state']) await read(path);
});

test('the school directory keeps the contract', async () => {
  for (const level of ['Senior', 'Junior']) {
    for (const { Identifier } of await read<Schemas['League'][]>(`/school/league/${level}`)) {
      await read(`/school/league/identifier/${Identifier}`);
      const [school] = await read<Schemas['School'][]>(`/school/league-schools/${Identifier}`);
      if (school === undefined) continue;
      await read(`/school/Id/${String(school.Id)}`);
      await read(`/school/mascot/${String(school.Id)}`);
      await read(`/school/admins/${school.Identifier}`);
      await read(`/school/coaches/${school.Identifier}`);
      if (school.USD) await read(`/school/super/${school.USD}`);
    }
  }
});

test('the sites of every shown activity keep the contract', async () => {
  const activities = await read<Schemas['Activity'][]>('/site/activity-selection/activities');
  const found = new Map<number, number>();
  for (const { ActivityID, Type, Gender, Name, ShowIcon } of activities) {
    if (ShowIcon !== 1) continue;
    const { Year } = await read<Schemas['Year']>(`/contact/year/${String(ActivityID)}`);
    const parts = [ActivityID, Type ?? '', Gender ?? 0, Name, Year].map((part) => encodeURIComponent(String(part)));
    found.set(ActivityID, (await read<object[]>(`/site/state-tournaments/${parts.join('/')}`)).length);
  }
  expect([...found.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(50);
});

async function submission(activity: Schemas['AgreementActivity']): Promise<Schemas['AgreementSubmission'] | undefined> {
  const id = String(activity.ActivityID);
  const isFootball = activity.ActivityID === 1;
  const { Year } = await read<Schemas['Year']>(`/contact/year/${id}`);
  for (const level of await read<Schemas['PlayoffLevel'][]>(`/contact/levels/${id}`)) {
    const classes = await read<Partial<Schemas['Classification'] & Schemas['FootballClassification']>[]>(
      `/contact/classifications/${id}`,
    );
    for (const { ClassID, FBID } of classes) {
      const classId = ClassID ?? FBID ?? 0;
      const sites = await read<Schemas['AgreementSite'][]>(
        `/contact/sites/${String(classId)}/${id}/${String(level.id)}`,
      );
      const site = sites[0];
      const date = isFootball
        ? (await read<Schemas['FootballDate']>(`/contact/dates/football/${String(level.id)}`)).GameDate
        : site?.StartDate;
      const path = isFootball ? `football/${String(Year)}/${String(classId)}` : String(site?.TournamentID ?? 0);
      const [school] = await read<Schemas['AssignmentSchool'][]>(`/contact/assignment-schools/${path}`);
      if (!date || school === undefined) continue;
      return {
        ...(isFootball ? footballTelecast : videoAgreement),
        ...(site === undefined || isFootball ? {} : { site: site.TournamentID }),
        siteDescription: { id: site?.TournamentID ?? 0, description: site?.SiteName ?? '' },
        activity: activity.ActivityID,
        level: level.id,
        class: classId,
        dates: broadcastDates(date, isFootball ? undefined : site?.EndDate),
        schools: [school.SchoolID],
        eventsite: school.SchoolID,
        hostEmail: school.ADEmail ?? '',
        orgID: own.id,
      };
    }
  }
  return undefined;
}

test("an agreement from any activity's lookups is accepted", async () => {
  const activities = await read<Schemas['AgreementActivity'][]>('/contact/activities');
  expect(activities.map(({ ActivityID }) => ActivityID)).toContain(1);
  const withoutEvent: string[] = [];
  for (const activity of activities) {
    const made = await submission(activity);
    if (made === undefined) {
      withoutEvent.push(activity.Description);
      continue;
    }
    const response = await send('POST', '/contact/approve-email', made);
    expect([activity.Description, await response.json()]).toEqual([
      activity.Description,
      expect.objectContaining({ status: 'ok' }),
    ]);
  }
  expect(withoutEvent.length).toBeLessThan(activities.length / 4);
});
