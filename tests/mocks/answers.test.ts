// Verifies SRV-1.
import { operationById } from '../../mocks/http/contract';
import { exampleCalls } from './fixture/exampleCalls';
import { courier } from './fixture/organizations';
import { startApi, type FixtureApi } from './fixture/startApi';

let api: FixtureApi;
beforeEach(async () => {
  api = await startApi();
});

const ids = Object.keys(exampleCalls) as (keyof typeof exampleCalls)[];

test.each(ids)('%s succeeds and keeps the contract, without a session where it is public', async (id) => {
  const response = await api.example(id, operationById(id).isPublic ? { token: null } : {});
  expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/./)]);
});

test('the listing has the approved organizations by name, with all fields', async () => {
  const listing = (await (await api.example('getListing', { token: null })).json()) as object[];
  expect(listing).toHaveLength(3);
  expect(listing[1]).toEqual({
    Identifier: '30001',
    OrganizationName: 'Prairie Courier',
    City: 'Topeka',
    TypeID: 2,
    PrimaryAddress: '1 Main St',
    State: 'KS',
    ZipCode: '666031234',
    BusinessPhone: '7855550101',
    Fax: '7855550102',
    Email: 'desk@courier.example',
    WebSite: 'https://example.test',
  });
});

test.each([
  ['RIVAL', 1],
  ['radio & tv', 1],
  ['BARÉ O’B', 1],
  ['r', 3],
  ['withdrawn', 0],
  ['%', 0],
  ['100% _', 0],
])('the name search for "%s" finds %d organizations', async (name, count) => {
  const response = await api.send('GET', `/org/name/${encodeURIComponent(name)}`, { token: null });
  expect(await response.json()).toHaveLength(count);
});

test('an organization without address, contact, and director has nulls', async () => {
  const organization = await api.send('GET', '/org/identifier/30004', { token: null });
  expect(await organization.json()).toMatchObject({
    AddressID: null,
    ContactID: null,
    City: null,
    MediaType: 'Internet',
  });
  expect(await (await api.send('GET', '/staff/director/30004', { token: null })).json()).toBeNull();
  expect(await (await api.send('GET', '/staff/assistants/30004', { token: null })).json()).toEqual([]);
});

test.each([
  '/org/identifier/30003',
  '/org/identifier/unheard-of',
  '/staff/director/30003',
  '/staff/assistants/unheard-of',
  '/school/Id/999',
  '/school/mascot/999',
  '/school/admins/nowhere',
  '/school/coaches/nowhere',
  '/school/super/999',
  '/school/league/identifier/999',
  '/school/league-schools/999',
  '/contact/year/999',
])('%s is not found', async (path) => {
  expect((await api.send('GET', path)).status).toBe(404);
});

test.each(['/school/Id/abc', '/school/league/Middle', '/contact/levels/1.5', '/org/id/x', '/org/name/%E0%A4'])(
  '%s is a malformed address',
  async (path) => {
    const headers = { Authorization: `Bearer ${await api.token(courier.identifier)}` };
    expect((await fetch(api.base + path, { headers })).status).toBe(400);
  },
);

test.each(['/', '/org', '/org/listing/more', '/Org/Listing', '/login'])('%s is not an operation', async (path) => {
  const response = await fetch(api.base + path);
  expect([response.status, await response.json()]).toEqual([404, { message: 'This call is not in the API.' }]);
});

test('a call with the wrong method gets the allowed ones', async () => {
  const response = await fetch(`${api.base}/org/listing`, { method: 'DELETE' });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET']);
});
