// Verifies SRV-2.
import { signToken } from '../../mocks';
import { operationsInContract } from '../../mocks/http/contract';
import { audioRequest, organizationEdit, staffEdit } from './fixture/bodies';
import type { exampleCalls } from './fixture/exampleCalls';
import { bare, courier, rival, withdrawn } from './fixture/organizations';
import { messageOf, startApi, type FixtureApi } from './fixture/startApi';

let api: FixtureApi;
beforeAll(async () => {
  api = await startApi();
});

const protectedIds = operationsInContract
  .filter(({ isPublic }) => !isPublic)
  .map(({ id }) => id as keyof typeof exampleCalls);

test.each(protectedIds)('%s is refused without a session', async (id) => {
  const response = await api.example(id, { token: null });
  expect([response.status, await messageOf(response)]).toEqual([401, expect.stringContaining('sign in')]);
});

// All operations above share one check, so one read and one write suffice to test what else it refuses.
const session = { Role: 'media', Identifier: courier.identifier };
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...session, exp: 4_000_000_000 })}.`;

test.each<[string, number, () => string | Promise<string>]>([
  ['has expired', 401, () => api.token(courier.identifier, { seconds: -1 })],
  [
    'was signed by somebody else',
    401,
    () => signToken({ ...api.context, secret: 'another one, long enough' }, session),
  ],
  ['is not signed', 401, () => unsigned],
  ['has another role than media', 403, () => api.token(courier.identifier, { role: 'official' })],
  ['is of an organization that is no longer listed', 401, () => api.token(withdrawn.identifier)],
])('a session that %s is refused with %i', async (_what, status, tokenOf) => {
  const token = await tokenOf();
  for (const id of ['getStaff', 'updateOrganizationName'] as const)
    expect([id, (await api.example(id, { token })).status]).toEqual([id, status]);
});

const s = String;
const { director, assistant } = rival;
const foreign: [string, string, unknown?][] = [
  ['GET', `/org/id/${s(rival.id)}`],
  ['PUT', `/org/update-name/${rival.identifier}`, organizationEdit],
  ['PUT', `/org/update-type/${rival.identifier}`, organizationEdit],
  ['PUT', `/org/update-address/${s(rival.addressId)}`, organizationEdit],
  ['PUT', `/org/update-contact/${s(rival.contactId)}`, organizationEdit],
  ['GET', `/staff/${rival.identifier}`],
  ['DELETE', `/staff/assistant/${s(rival.id)}/${s(assistant.personId)}`],
  ['DELETE', `/staff/assistant/${s(courier.id)}/${s(assistant.personId)}`],
  ['DELETE', `/staff/assistant/${s(rival.id)}/${s(courier.assistant.personId)}`],
  ['PUT', `/staff/director-person/${s(director.personId)}`, staffEdit],
  ['PUT', `/staff/assistant-person/${s(assistant.personId)}`, staffEdit],
  ['PUT', `/staff/director-contact/${s(director.contactId)}`, staffEdit],
  ['PUT', `/staff/assistant-contact/${s(assistant.contactId)}`, staffEdit],
  ['PUT', `/staff/director-org/${s(director.recordId)}/${s(courier.director.contactId)}`],
  ['PUT', `/staff/director-org/${s(courier.director.recordId)}/${s(director.contactId)}`],
  ['PUT', `/staff/assistant-org/${s(assistant.recordId)}/${s(courier.assistant.contactId)}`],
  ['PUT', `/staff/assistant-org/${s(courier.assistant.recordId)}/${s(assistant.contactId)}`],
  ['POST', `/staff/assistant-org/${s(rival.id)}`, staffEdit],
  ['PUT', `/staff/assistant-staff/${s(assistant.recordId)}/103/302`],
  ['PUT', `/staff/assistant-staff/203/${s(assistant.personId)}/302`],
  ['PUT', `/staff/assistant-staff/203/103/${s(assistant.contactId)}`],
  ['GET', `/site/site-notifications/${rival.identifier}`],
  ['PUT', '/site/site-notifications', [{ event: 502, staff: 102, identifier: rival.identifier, attending: '1' }]],
  ['PUT', '/site/site-notifications', [{ event: 502, staff: 112, identifier: courier.identifier, attending: '1' }]],
  ['PUT', '/site/credentials', [{ staff: 102, identifier: rival.identifier, credential: '1' }]],
  ['PUT', '/site/credentials', [{ staff: 112, identifier: courier.identifier, credential: '1' }]],
  ['POST', '/contact/approve-email', { ...audioRequest, orgID: rival.id }],
];

// Jest takes a parameter without a value for its callback `done`.
test.each(foreign.map(([method, path, body]) => [method, path, body ?? null] as const))(
  "%s %s is refused, being another organization's",
  async (method, path, body) => {
    const response = await api.send(method, path, body === null ? {} : { body });
    expect([response.status, await messageOf(response)]).toEqual([403, 'This belongs to another organization.']);
  },
);

test('a refused call changes nothing of the other organization', async () => {
  const token = await api.token(rival.identifier);
  const organization = await api.send('GET', `/org/identifier/${rival.identifier}`, { token });
  expect(await organization.json()).toMatchObject({ OrganizationName: 'Rival Radio & TV', City: 'Topeka', TypeID: 3 });
  const staff = (await (await api.send('GET', `/staff/${rival.identifier}`, { token })).json()) as object[];
  expect(staff).toEqual([
    expect.objectContaining({ FirstName: 'Rita', Email: 'rita@rival.example', NeedCredential: 0 }),
    expect.objectContaining({ FirstName: 'Rolf', Email: 'rolf@rival.example', NeedCredential: 0 }),
  ]);
  expect(await (await api.send('GET', `/site/site-notifications/${rival.identifier}`, { token })).json()).toEqual([]);
});

test.each([
  ['PUT', '/staff/director-person/102', staffEdit],
  ['PUT', '/staff/assistant-person/101', staffEdit],
  ['PUT', '/staff/director-contact/302', staffEdit],
  ['PUT', '/staff/assistant-contact/301', staffEdit],
  ['PUT', '/staff/director-org/202/301', undefined],
  ['PUT', '/staff/assistant-org/201/302', undefined],
  ['DELETE', `/staff/assistant/${s(courier.id)}/101`, undefined],
  ['DELETE', `/staff/assistant/${s(courier.id)}/999`, undefined],
  ['PUT', '/org/update-address/999', organizationEdit],
  ['PUT', '/org/update-contact/999', organizationEdit],
])('%s %s names nobody in that role', async (method, path, body) => {
  expect((await api.send(method, path, { body })).status).toBe(404);
});

test('an organization without address and contact cannot save them', async () => {
  const token = await api.token(bare.identifier);
  const path = `/org/update-address/${s(courier.addressId)}`;
  expect((await api.send('PUT', path, { token, body: organizationEdit })).status).toBe(403);
});
