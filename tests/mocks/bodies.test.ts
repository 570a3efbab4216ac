// Verifies SRV-1.
import { contract, operationsInContract } from '../../mocks/http/contract';
import { responseAt } from '../../scripts/conform/schema';
import { exampleCalls } from './fixture/exampleCalls';
import { courier } from './fixture/organizations';
import { messageOf, startApi, type FixtureApi } from './fixture/startApi';

let api: FixtureApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => {
  api.close();
});

type Id = keyof typeof exampleCalls;
type Fields = Record<string, unknown>;

const withBody = operationsInContract.filter(({ bodyPointer }) => bodyPointer !== undefined).map(({ id }) => id as Id);
const first = (body: unknown): Fields => (Array.isArray(body) ? body[0] : body) as Fields;
const like = (body: unknown, fields: Fields): unknown => (Array.isArray(body) ? [fields] : fields);

/** The fields that an operation's body requires, by the document. */
function requiredFields(id: Id): string[] {
  const operation = operationsInContract.find((candidate) => candidate.id === id);
  const parts = (operation?.bodyPointer ?? '').slice(2).split('/');
  const place = parts.map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
  const at = (path: string[]) => path.reduce<unknown>((node, part) => (node as Fields)[part], contract) as Fields;
  const schema = at(place);
  const { $ref } = (schema.items ?? (schema.allOf as unknown[] | undefined)?.[0] ?? schema) as { $ref: string };
  return at($ref.slice(2).split('/')).required as string[];
}

const missing = withBody.flatMap((id) => requiredFields(id).map((field) => [id, field] as const));

test.each(missing)('%s without %s is refused, naming it', async (id, field) => {
  const { body } = exampleCalls[id];
  const { [field]: _left, ...rest } = first(body);
  const response = await api.example(id, { body: like(body, rest) });
  expect([response.status, await messageOf(response)]).toEqual([422, expect.stringContaining(`${field} is required`)]);
});

test('the contract names the refusal of a body that is too large wherever a body is sent', () => {
  const sending = operationsInContract.filter(({ bodyPointer }) => bodyPointer !== undefined);
  expect(sending.filter((operation) => responseAt(operation, 413) === undefined).map(({ id }) => id)).toEqual([]);
});

test.each(withBody)('%s with a malformed JSON body is refused', async (id) => {
  const { path } = exampleCalls[id];
  const method = operationsInContract.find((operation) => operation.id === id)?.method ?? '';
  const Authorization = `Bearer ${await api.token(courier.identifier)}`;
  const send = (type: string, body: string) =>
    fetch(api.base + path, { method, body, headers: { Authorization, 'Content-Type': type } });
  expect((await send('application/json', '{')).status).toBe(400);
  for (const type of ['text/plain', 'application/json-patch', 'application/json+x']) {
    expect((await send(type, JSON.stringify(exampleCalls[id].body))).status).toBe(400);
  }
  expect((await send('application/json', '"success"')).status).toBe(422);
});

const wrong: [Id, string, unknown][] = [
  ['login', 'email', 'no address'],
  ['login', 'password', ''],
  ['recoverPassword', 'recoveryEmail', 'a@'],
  ['recoverPassword', 'name', '   '],
  ['verifyCaptcha', 'token', ''],
  ['requestListing', 'Organization', ' '],
  ['requestListing', 'Organization', 'x'.repeat(256)],
  ['requestListing', 'Type', '9'],
  ['requestListing', 'Type', 'Radio'],
  ['requestListing', 'State', 99],
  ['requestListing', 'County', 99],
  ['requestListing', 'Zip', '6664'],
  ['requestListing', 'Zip', '66603-12345'],
  ['requestListing', 'Phone', '555-0190'],
  ['requestListing', 'Fax', '12'],
  ['requestListing', 'Email', 'nobody'],
  ['updateOrganizationName', 'Organization', ''],
  ['updateOrganizationType', 'Type', 9],
  ['updateOrganizationAddress', 'State', '99'],
  ['updateOrganizationAddress', 'Zip', 'abcde'],
  ['updateOrganizationContact', 'Phone', '12'],
  ['updateOrganizationContact', 'Email', ''],
  ['updateDirectorPerson', 'FirstName', ''],
  ['createAssistantContact', 'Email', 'nobody'],
  ['saveSiteNotifications', 'attending', 1],
  ['saveSiteNotifications', 'attending', '2'],
  ['saveSiteNotifications', 'event', 999],
  ['saveCredentials', 'credential', 'yes'],
];

test.each(wrong)('%s with %s being %j is refused, naming it', async (id, field, value) => {
  const { body } = exampleCalls[id];
  const response = await api.example(id, { body: like(body, { ...first(body), [field]: value }) });
  expect([response.status, await messageOf(response)]).toEqual([422, expect.stringContaining(field)]);
});

test.each(['785-555-0190', '(785) 555-0190', '785.555.0190', '7855550190', '+1 785 555 0190', '1-785-555-0190'])(
  'the phone number %s is taken and stored as ten digits',
  async (Phone) => {
    const { body } = exampleCalls.updateOrganizationContact;
    expect((await api.example('updateOrganizationContact', { body: { ...first(body), Phone } })).status).toBe(200);
    expect(await (await api.example('getOrganization')).json()).toMatchObject({ BusinessPhone: '7855550190' });
  },
);

test('an empty list of choices is refused', async () => {
  expect((await api.example('saveCredentials', { body: [] })).status).toBe(422);
});

test('of forty thousand cells, the last one of each counts', async () => {
  const cell = (attending: string) => ({ event: 501, staff: 102, identifier: courier.identifier, attending });
  const body = [...Array.from({ length: 40_000 }, () => cell('1')), cell('0')];
  expect((await api.example('saveSiteNotifications', { body })).status).toBe(200);
  expect(await (await api.example('getSiteNotifications')).json()).toContainEqual({
    Sites: 501,
    PersonID: 102,
    Attending: 0,
  });
  await api.example('saveSiteNotifications', { body: [cell('1')] });
});

test('a list with one invalid entry saves nothing', async () => {
  const choice = { staff: 102, identifier: courier.identifier, attending: '0' };
  const body = [
    { ...choice, event: 501 },
    { ...choice, event: 999 },
  ];
  expect((await api.example('saveSiteNotifications', { body })).status).toBe(422);
  expect(await (await api.example('getSiteNotifications')).json()).toEqual([
    { Sites: 501, PersonID: 102, Attending: 1 },
  ]);
});
