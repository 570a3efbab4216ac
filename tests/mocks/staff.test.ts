// Verifies MED-2, ORG-3, STF-3, STF-4, ATT-7, CRD-2, SEC-7.
import { eq } from 'drizzle-orm';
import { persons } from '../../mocks/db/schema';
import { organizationEdit, staffEdit } from './fixture/bodies';
import { courier } from './fixture/organizations';
import { startApi, type FixtureApi } from './fixture/startApi';

let api: FixtureApi;
beforeEach(async () => {
  api = await startApi();
});

const put = async (path: string, body?: unknown) => {
  const response = await api.send('PUT', path, body === undefined ? {} : { body });
  expect(await response.text()).toBe('success');
};
const post = async (path: string, body = staffEdit) => {
  const { Id } = (await (await api.send('POST', path, { body })).json()) as { Id: number };
  return String(Id);
};
const staff = async () => (await (await api.example('getStaff')).json()) as Record<string, unknown>[];
const organization = async () => (await api.example('getOrganization')).json() as Promise<Record<string, unknown>>;

test('the staff are the director first, then the assistants by name', async () => {
  expect((await staff()).map(({ FirstName, Email, ContactID }) => [FirstName, Email, ContactID])).toEqual([
    ['Dora', 'dora@courier.example', 301],
    ['Abel', 'abel@courier.example', 302],
    ['Nina', 'nina@old.example', null],
  ]);
});

test('an assistant is on the staff only after all four calls', async () => {
  const record = await post(`/staff/assistant-org/${String(courier.id)}`);
  const person = await post('/staff/assistant-person/');
  const contact = await post('/staff/assistant-contact/');
  expect(await staff()).toHaveLength(3);
  await put(`/staff/assistant-staff/${record}/${person}/${contact}`);
  expect((await staff())[2]).toMatchObject({ ...staffEdit, PersonID: Number(person), Identifier: courier.identifier });
  await put(`/staff/assistant-staff/${record}/${person}/${contact}`);
  expect(await staff()).toHaveLength(4);
});

test('an assistant without a contact gets one, linked to the record', async () => {
  const contact = await post('/staff/director-contact');
  expect((await staff())[2]).toMatchObject({ Email: 'nina@old.example', ContactID: null });
  await put(`/staff/assistant-org/${String(courier.newcomer.recordId)}/${contact}`);
  expect((await staff())[2]).toMatchObject({ Email: 'zoe@courier.example', ContactID: Number(contact) });
});

test('the person has the name, and the contact has the shown e-mail', async () => {
  await put('/staff/director-person/101', staffEdit);
  expect((await staff())[0]).toMatchObject({ FirstName: 'Zoë', LastName: 'de la Cruz', Email: 'dora@courier.example' });
  await put('/staff/director-contact/301', staffEdit);
  expect((await staff())[0]).toMatchObject({ Email: 'zoe@courier.example' });
});

test('deleting an assistant deletes the attendance, and cannot be repeated', async () => {
  await api.example('deleteAssistant');
  expect((await staff()).map(({ FirstName }) => FirstName)).toEqual(['Dora', 'Nina']);
  expect(await (await api.example('getSiteNotifications')).json()).toEqual([]);
  expect((await api.example('deleteAssistant')).status).toBe(404);
  const left = await api.db.select().from(persons).where(eq(persons.lastName, 'Assistant'));
  expect(left).toEqual([]);
});

test('each of the four calls saves its own part of the organization', async () => {
  await put('/org/update-name/30001', organizationEdit);
  expect(await organization()).toMatchObject({ OrganizationName: 'Prairie Courier & Sun', City: 'Topeka', TypeID: 2 });
  await put('/org/update-address/21', organizationEdit);
  expect(await organization()).toMatchObject({
    PrimaryAddress: '2 Elm St',
    City: 'Lawrence',
    State: 'NE',
    StateID: 31,
  });
  await put('/org/update-contact/31', organizationEdit);
  expect(await organization()).toMatchObject({
    BusinessPhone: '7855550111',
    Fax: null,
    Email: 'new@courier.example',
    WebSite: 'https://courier.example',
  });
  await put('/org/update-type/30001', organizationEdit);
  expect(await organization()).toMatchObject({ TypeID: 3, MediaType: 'Radio', ZipCode: '66044' });
});

test('empty form values are stored as null', async () => {
  await put('/org/update-address/21', { ...organizationEdit, Address: '', City: ' ', State: '', Zip: '' });
  expect(await organization()).toMatchObject({
    PrimaryAddress: null,
    City: null,
    State: null,
    StateID: null,
    ZipCode: null,
  });
});

test('attendance is kept per person and site', async () => {
  const choice = { identifier: courier.identifier, staff: '101' };
  await put('/site/site-notifications', [
    { ...choice, event: '501', attending: '1' },
    { ...choice, event: 502, attending: '0' },
    { ...choice, event: 501, staff: 102, attending: '0' },
  ]);
  expect(await (await api.example('getSiteNotifications')).json()).toEqual([
    { Sites: 501, PersonID: 101, Attending: 1 },
    { Sites: 501, PersonID: 102, Attending: 0 },
    { Sites: 502, PersonID: 101, Attending: 0 },
  ]);
});

test('a list with one person of another organization is refused as a whole', async () => {
  const choice = { identifier: courier.identifier, credential: '1' };
  const body = [
    { ...choice, staff: 101 },
    { ...choice, staff: 111 },
  ];
  expect((await api.send('PUT', '/site/credentials', { body })).status).toBe(403);
  expect((await staff()).map(({ NeedCredential }) => NeedCredential)).toEqual([0, 0, 0]);
});

test('credentials are kept per person, and the organization gets an e-mail with their names', async () => {
  const choice = { identifier: courier.identifier };
  await put('/site/credentials', [
    { ...choice, staff: 101, credential: '1' },
    { ...choice, staff: '102', credential: '0' },
  ]);
  expect((await staff()).map(({ NeedCredential }) => NeedCredential)).toEqual([1, 0, 0]);
  expect(api.outbox).toEqual([expect.objectContaining({ kind: 'credentials', to: courier.email })]);
  expect(api.outbox[0]?.text).toContain('- Dora Director\n');
});

describe('eight identical adds within a minute', () => {
  async function add(FirstName = 'Ana'): Promise<void> {
    const body = { ...staffEdit, FirstName };
    const record = await post(`/staff/assistant-org/${String(courier.id)}`, body);
    const [person, contact] = [
      await post('/staff/assistant-person/', body),
      await post('/staff/assistant-contact/', body),
    ];
    await put(`/staff/assistant-staff/${record}/${person}/${contact}`);
  }
  const added = async (name: string) => (await staff()).filter(({ FirstName }) => FirstName === name);

  test('at the same time or one after another, are one person, and another person is another', async () => {
    await Promise.all(Array.from({ length: 4 }, () => add()));
    for (let count = 0; count < 4; count += 1) await add(' Ana ');
    await add('Bea');
    expect([(await added('Ana')).length, (await added('Bea')).length]).toEqual([1, 1]);
  });

  test('are two after a minute', async () => {
    let now = new Date();
    api.context.now = () => now;
    await add();
    now = new Date(now.getTime() + 60_000);
    await add();
    expect(await added('Ana')).toHaveLength(2);
  });

  test('add the person again who was removed or changed in between', async () => {
    await add();
    const [first] = await added('Ana');
    await api.send('DELETE', `/staff/assistant/${String(courier.id)}/${String(first?.PersonID)}`);
    expect(await added('Ana')).toHaveLength(0);
    await add();
    const [again] = await added('Ana');
    await put(`/staff/assistant-person/${String(again?.PersonID)}`, { ...staffEdit, FirstName: 'Cleo' });
    await add();
    expect([(await added('Ana')).length, (await added('Cleo')).length]).toEqual([1, 1]);
  });
});
