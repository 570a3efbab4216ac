// Verifies SEC-13.
import { eq } from 'drizzle-orm';
import { approveRequest } from '../../mocks';
import { listingRequests, organizations } from '../../mocks/db/schema';
import { audioRequest, listingRequest, organizationEdit, staffEdit } from './fixture/bodies';
import { rival } from './fixture/organizations';
import { messageOf, startApi, type FixtureApi } from './fixture/startApi';

let api: FixtureApi;
beforeEach(async () => {
  api = await startApi();
  await api.db.update(organizations).set({ organizationName: 'KHBT Radio Mile' }).where(eq(organizations.id, rival.id));
});

const rename = (Organization: string) =>
  api.example('updateOrganizationName', { body: { ...organizationEdit, Organization } });

test.each([
  ['is the same', 'KHBT Radio Mile'],
  ['differs in case', 'khbt RADIO mILE'],
  ['differs in blanks', ' KHBT  Radio\u00a0Mile'],
  ['differs in punctuation', 'K.H.B.T. Radio-Mile!'],
  ['has an invisible sign', 'KHBT Ra\u200bdio\u2060 Mile\u{e0041}'],
  ['has a filler', 'KHBT\u3164 Radio Mile'],
  ['has an accent', 'KHBT Radi\u00f3 Mile'],
  ['has small Cyrillic letters', 'KHBT R\u0430di\u043e Mil\u0435'],
  ['has capital Cyrillic letters', '\u041a\u041d\u0412\u0422 Radio \u041cile'],
  ['has Greek capitals', '\u039a\u0397\u0392\u03a4 Radio Mile'],
  ['is full-width', '\uff2b\uff28\uff22\uff34 Radio Mile'],
  ['is mathematical', '\u{1d40a}\u{1d407}\u{1d401}\u{1d413} Radio Mile'],
  ['has one for i, and zero for o', 'KHBT Rad10 M1le'],
  ['has a capital I for l', 'KHBT Radio MiIe'],
  ['has rn for m', 'KHBT Radio rnile'],
  ['has an accent of its own', 'KHBT Radi\u006f\u0301 Mile'],
  ['has small capitals', '\u1d0b\u029c\u0299\u1d1b Radio Mile'],
  ['has negative circled letters', '\u{1f15a}\u{1f157}\u{1f151}\u{1f163} Radio Mile'],
  ['has negative squared letters', '\u{1f17a}\u{1f177}\u{1f171}\u{1f183} Radio Mile'],
])('a name of another organization that %s is refused', async (_what, name) => {
  const refused = await rename(name);
  expect([refused.status, await messageOf(refused)]).toEqual([
    422,
    'Organization is the name of another listed organization, or looks like it.',
  ]);
});

test.each([
  ['\u041c\u0438\u043b\u044f', '\u043c\u0438\u043b\u044f'],
  ['\u03a3\u03af\u03b3\u03bc\u03b1', '\u03a3\u0399\u0393\u039c\u0391'],
  ['Stra\u00dfenfunk', 'STRASSENFUNK'],
  ['Weekly News', 'VVeekly Nevvs'],
  ['Casual Files', '\u03f9asual Files'],
  ['Casual Files', '\u03f2asual Files'],
  ['Casual Files', 'Casual \u017files'],
  ['Casual Files', 'Casual Fi\uffe8es'],
  ['Casual Files', 'Casual F\u02dbles'],
  ['Casual Files', 'Casual F\u037ales'],
])('beside %s, %s is refused', async (taken, name) => {
  await api.db.update(organizations).set({ organizationName: taken }).where(eq(organizations.id, rival.id));
  expect((await rename(name)).status).toBe(422);
});

test.each(['KHBT Radio Miles', 'KHBT Radio', 'Prairie Courier', 'PRAIRIE courier', 'Radio KHBT Mile'])(
  'the name %s is nobody else’s',
  async (name) => {
    expect((await rename(name)).status).toBe(200);
  },
);

test('an unchanged name that two organizations share blocks no save', async () => {
  await api.db.update(organizations).set({ organizationName: 'Prairie Courier' });
  expect((await rename('Prairie Courier')).status).toBe(200);
});

test('a listing request with the name of another is not approved', async () => {
  await api.example('verifyCaptcha');
  await api.example('requestListing', { body: { ...listingRequest, Organization: '\u041aHBT radio mile' } });
  const [request] = await api.db.select().from(listingRequests);
  await expect(approveRequest(api.context, request?.id ?? 0)).rejects.toThrow('name of another listed organization');
});

test.each(['\u200b', ' \u200b\u2060 ', '\u3164', '\u2800', '\u{e0041}', '\u00ad\u034f', '\u0301', '\u{1d159}'])(
  'a name of nothing visible is refused everywhere (%j)',
  async (name) => {
    await api.example('verifyCaptcha');
    const statuses = [
      await rename(name),
      await api.example('requestListing', { body: { ...listingRequest, Organization: name } }),
      await api.example('createAssistantPerson', { body: { ...staffEdit, FirstName: name } }),
      await api.example('updateDirectorPerson', { body: { ...staffEdit, LastName: name } }),
      await api.send('POST', '/contact/approve-email', { body: { ...audioRequest, name } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([422, 422, 422, 422, 422]);
  },
);

test('the e-mails about a request say who is registered, whatever the organization calls itself', async () => {
  await rename('Topeka High School');
  const Email = 'ad@topeka.example';
  await api.example('updateOrganizationContact', { body: { ...organizationEdit, Email } });
  await api.send('POST', '/contact/approve-email', { body: audioRequest });
  expect(api.outbox).toHaveLength(2);
  for (const { text } of api.outbox) expect(text).toContain('\nRegistered: 30001, desk@courier.example\n');
});
