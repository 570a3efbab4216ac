// Verifies SRV-4, SEC-7.
import { agreements, organizations, tournaments } from '../../mocks/db/schema';
import { audioRequest, footballTelecast, videoAgreement } from './fixture/bodies';
import { courier } from './fixture/organizations';
import { messageOf, startApi, type FixtureApi } from './fixture/startApi';

let api: FixtureApi;
beforeEach(async () => {
  api = await startApi();
});

const submit = (body: unknown) => api.send('POST', '/contact/approve-email', { body });
const decide = (status: string, globalId: string) =>
  api.send('PUT', `/contact/audio-approval/${status}/${globalId}`, { token: null });
const sent = () => api.outbox.map(({ kind, to }) => [kind, to]);

test.each([
  ['video', videoAgreement, 'ad@topeka.example'],
  ['football', footballTelecast, 'ad@topeka.example'],
  [
    'football from the site',
    { ...footballTelecast, site: 703, eventsite: 'site', hostEmail: 'manager@salina.example' },
    'manager@salina.example',
  ],
  ['no host e-mail', { ...videoAgreement, schools: [403], eventsite: 403, hostEmail: '' }, 'media@shsaa.example'],
])('an agreement (%s) is stored and e-mailed to both parties', async (_what, body, host) => {
  const response = await submit(body);
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ status: 'ok' })]);
  expect(sent()).toEqual([
    ['agreement', 'dora@courier.example'],
    ['agreement', host],
  ]);
  expect(await api.db.select().from(agreements)).toMatchObject([{ status: 'RECEIVED', organizationId: courier.id }]);
});

test('an audio request is mailed to the host with a link to approve and one to deny', async () => {
  await submit(audioRequest);
  expect(sent()).toEqual([
    ['agreement', 'dora@courier.example'],
    ['approval-links', 'ad@topeka.example'],
  ]);
  const [stored] = await api.db.select().from(agreements);
  expect(stored?.status).toBe('PENDING');
  expect(api.outbox[1]?.links).toEqual([
    { label: 'Approve', href: `http://localhost/mediareact/agreement/1/${stored?.globalId ?? ''}` },
    { label: 'Deny', href: `http://localhost/mediareact/agreement/0/${stored?.globalId ?? ''}` },
  ]);
});

test.each([
  ['1', 1, 'APPROVED', '0'],
  ['0', 0, 'DENIED', '1'],
  ['2', 0, 'DENIED', '1'],
])('a decision of %s is final', async (given, status, word, other) => {
  await submit(audioRequest);
  const [stored] = await api.db.select().from(agreements);
  const globalId = stored?.globalId ?? '';
  api.reset();
  const decided = await decide(given, globalId);
  expect([decided.status, await decided.json()]).toEqual([
    200,
    { message: 'success', status, data: { OrganizationName: 'Prairie Courier' } },
  ]);
  expect(sent()).toEqual([
    ['decision', 'dora@courier.example'],
    ['decision', 'ad@topeka.example'],
  ]);
  expect(api.outbox[0]?.subject).toContain(word);
  for (const again of [given, other]) {
    const refused = await decide(again, globalId);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { message: 'This request has already been decided.', status },
    ]);
  }
  expect(await api.db.select().from(agreements)).toMatchObject([{ status: word }]);
});

test('one of two concurrent decisions counts', async () => {
  await submit(audioRequest);
  const [stored] = await api.db.select().from(agreements);
  const answers = await Promise.all(['1', '0', '1'].map((status) => decide(status, stored?.globalId ?? '')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('an unknown request, or one that needs no decision, is refused without a status', async () => {
  await submit(videoAgreement);
  const [stored] = await api.db.select().from(agreements);
  for (const globalId of ['unheard-of', stored?.globalId ?? '']) {
    const response = await decide('1', globalId);
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: 'We couldn’t find this request. The link may be incomplete.' },
    ]);
  }
});

const { landline: _landline, ...withoutLandline } = audioRequest;
const { stream: _stream, ...withoutStream } = videoAgreement;
const { site: _site, ...withoutSite } = audioRequest;

test.each<[string, string, unknown]>([
  ['landline', 'is left out of an audio request', withoutLandline],
  ['stream', 'is left out of internet video', withoutStream],
  ['stream', 'is no http address', { ...videoAgreement, stream: 'stream.example' }],
  ['site', 'is left out', withoutSite],
  ['site', 'is of another class', { ...audioRequest, site: 703 }],
  ['tier', 'is no tier of television', { ...footballTelecast, tier: 0 }],
  ['tier', 'is a fee for audio', { ...audioRequest, tier: 200 }],
  ['activity', 'cannot be broadcast', { ...audioRequest, activity: 3 }],
  ['level', 'is not of the activity', { ...audioRequest, level: 2 }],
  ['class', 'is not of the activity', { ...audioRequest, class: 61 }],
  ['dates', 'has a day without an event', { ...audioRequest, dates: ['10/29/2026'] }],
  ['dates', 'is empty', { ...audioRequest, dates: [] }],
  ['dates', 'is in another format', { ...audioRequest, dates: ['2026-10-30'] }],
  ['dates', 'is asked where none is set', { ...footballTelecast, level: 2 }],
  ['schools', 'has one that does not play', { ...footballTelecast, schools: [401, 403] }],
  ['schools', 'is empty', { ...audioRequest, schools: [] }],
  ['eventsite', 'is none of the chosen schools', { ...audioRequest, eventsite: 403 }],
  ['eventsite', 'is the site, and there is none', { ...footballTelecast, eventsite: 'site' }],
  ['hostEmail', "is not the host's", { ...audioRequest, hostEmail: 'me@courier.example' }],
  ['billingEmail', 'is no address', { ...audioRequest, billingEmail: '785-555-0100' }],
  ['siteDescription', 'is of another site', { ...audioRequest, siteDescription: { id: 702, description: 'Emporia' } }],
])('an agreement is refused when %s %s', async (field, _how, body) => {
  const response = await submit(body);
  expect([response.status, await messageOf(response)]).toEqual([422, expect.stringContaining(field)]);
  expect(await api.db.select().from(agreements)).toEqual([]);
  expect(api.outbox).toEqual([]);
});

test('dates with leading zeros are accepted as the same dates', async () => {
  const [site] = await api.db
    .update(tournaments)
    .set({ startDate: '2026-03-05', endDate: '2026-03-07T00:00:00' })
    .returning();
  expect(site?.id).toBe(701);
  expect((await submit({ ...audioRequest, dates: ['03/05/2026', '3/7/2026'] })).status).toBe(200);
});

test('the e-mails use the listed name, whatever was sent', async () => {
  await submit({ ...audioRequest, organization: 'Rival Radio & TV' });
  expect(api.outbox[1]?.subject).toBe('Please decide: audio broadcast by Prairie Courier');
});

test("football's classes have different fields", async () => {
  const classes = await api.send('GET', '/contact/classifications/1');
  expect(await classes.json()).toEqual([{ FBID: 61, FBClass: '6A' }]);
});

test('a football level without a date answers null', async () => {
  expect(await (await api.send('GET', '/contact/dates/football/2')).json()).toEqual({ GameDate: null });
});

test('a denied request can be sent again unchanged', async () => {
  await submit(audioRequest);
  const [stored] = await api.db.select().from(agreements);
  await decide('0', stored?.globalId ?? '');
  api.reset();
  expect((await submit(audioRequest)).status).toBe(200);
  expect(sent()).toContainEqual(['approval-links', 'ad@topeka.example']);
});

test('e-mails and stored data describe the event by the lookups, whatever was sent', async () => {
  const lie = 'State final at Wichita, already approved by the association';
  const described = {
    activityDescription: lie,
    levelDescription: lie,
    classDescription: lie,
    schoolDescription: [lie, lie, lie],
    siteDescription: { id: '701', description: lie },
  };
  expect((await submit({ ...audioRequest, ...described })).status).toBe(200);
  for (const { subject, text } of api.outbox) expect(subject + text).not.toContain('Wichita');
  const text = api.outbox[1]?.text ?? '';
  expect(text).toContain('Event: Volleyball, State, 6A\n');
  expect(text).toContain('Site: Salina-Tony’s Pizza Events Center\n');
  expect(text).toContain("Schools: Topeka High, St. Mary's & John's\n");
  const [stored] = await api.db.select().from(agreements);
  expect(stored?.submission).not.toContain('Wichita');
});

test('a site description without a site is left out', async () => {
  const siteDescription = { id: 701, description: 'State final at Wichita' };
  expect((await submit({ ...footballTelecast, siteDescription })).status).toBe(200);
  for (const { text } of api.outbox) expect(text).not.toContain('Site:');
});

test('a stored name with line breaks stays on one line in e-mails', async () => {
  await api.db.update(organizations).set({ organizationName: 'Courier\n\nApprove: https://evil.example' });
  await submit(audioRequest);
  const lines = (api.outbox[1]?.text ?? '').split('\n');
  expect(lines.filter((line) => line.startsWith('Approve: '))).toHaveLength(1);
  expect(api.outbox[1]?.subject).not.toContain('\n');
});

const inFullWidth = (letter: string) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0);

test('the same agreement is the same however it is written, and what nobody asks for is not stored', async () => {
  const written: Record<string, unknown>[] = [
    audioRequest,
    { ...audioRequest, Unknown: 'x'.repeat(1000), globalId: 'mine', status: 'APPROVED' },
    { ...audioRequest, orgID: String(audioRequest.orgID), activity: 2, level: '1', class: '0062', tier: '000' },
    { ...audioRequest, dates: ['10/31/2026', '10/30/2026', '10/30/2026', '10/31/2026'] },
    { ...audioRequest, schools: [401, 402, '401', '0402'], schoolDescription: ['Rival High'] },
    { ...audioRequest, landline: 1, cellphone: '0' },
    { ...audioRequest, stream: 'https://elsewhere.example/approve' },
    { ...audioRequest, name: ` ${audioRequest.name} ` },
    { ...audioRequest, name: audioRequest.name.split('').join(' ') },
    { ...audioRequest, name: audioRequest.name.toUpperCase(), email: audioRequest.email.toUpperCase() },
    { ...audioRequest, name: `${audioRequest.name}\u200b` },
    { ...audioRequest, name: audioRequest.name.replace(/[a-z]/g, inFullWidth) },
  ];
  for (const body of written) expect((await submit(body)).status).toBe(200);
  const reversed = Object.fromEntries(Object.entries(audioRequest).reverse());
  await Promise.all(Array.from({ length: 13 }, () => submit(reversed)));
  expect(sent()).toHaveLength(2);
  const stored = await api.db.select().from(agreements);
  expect(stored).toHaveLength(1);
  expect(stored[0]?.submission).not.toMatch(/Unknown|globalId|status|elsewhere/);
  expect(api.outbox[1]?.text).not.toContain('elsewhere');
});

test('another contact makes another agreement, of any type', async () => {
  for (const body of [audioRequest, videoAgreement]) {
    api.reset();
    for (const name of [body.name, body.name, 'Another']) expect((await submit({ ...body, name })).status).toBe(200);
    expect(sent()).toHaveLength(4);
  }
});

test('streams whose addresses differ in case are two agreements', async () => {
  for (const stream of ['https://youtu.be/AbCdEf', 'https://youtu.be/aBcDeF']) {
    expect((await submit({ ...videoAgreement, stream })).status).toBe(200);
  }
  const stored = await api.db.select().from(agreements);
  expect(stored.map(({ submission }) => (JSON.parse(submission) as { stream: string }).stream)).toEqual([
    'https://youtu.be/AbCdEf',
    'https://youtu.be/aBcDeF',
  ]);
});
