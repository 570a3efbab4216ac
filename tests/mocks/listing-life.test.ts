// Verifies SES-22, SRV-3.
import { approveRequest, denyRequest, issuePassword, listRequests } from '../../mocks';
import { listingRequest } from './fixture/bodies';
import { courier } from './fixture/organizations';
import { startApi, type FixtureApi } from './fixture/startApi';

let api: FixtureApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => {
  api.close();
});

const request = async (changes: Partial<typeof listingRequest> = {}) => {
  await api.example('verifyCaptcha');
  const response = await api.send('POST', '/org/temp', { token: null, body: { ...listingRequest, ...changes } });
  expect(response.status).toBe(200);
};
const names = async () => {
  const listing = (await (await api.example('getListing')).json()) as { OrganizationName: string }[];
  return listing.map(({ OrganizationName }) => OrganizationName);
};
const passwordIn = (text: string) => /Password: (\S+)/.exec(text)?.[1] ?? '';
const logIn = (email: string, password: string) =>
  api.send('POST', '/login/login', { token: null, body: { email, password } });

test('a requested organization is listed once approved, and signs in with the mailed password', async () => {
  await request();
  expect(await names()).not.toContain('Flint Hills Stream');
  expect(api.outbox).toEqual([expect.objectContaining({ kind: 'request-received', to: 'hello@flint.example' })]);
  expect(api.outbox[0]?.text).toContain('2-3 business days');

  const [pending] = await listRequests(api.context);
  expect(pending).toMatchObject({
    status: 'pending',
    organization: 'Flint Hills Stream',
    phone: '6205550190',
    fax: null,
  });
  const { identifier, email } = await approveRequest(api.context, pending?.id ?? 0);

  expect(await names()).toContain('Flint Hills Stream');
  const organization = await api.send('GET', `/org/identifier/${identifier}`, { token: null });
  expect(await organization.json()).toMatchObject({ City: 'Cottonwood Falls', State: 'KS', MediaType: 'Internet' });
  const director = await api.send('GET', `/staff/director/${identifier}`, { token: null });
  expect(await director.json()).toMatchObject({ LastName: "O'Hara", Email: 'hello@flint.example' });

  expect(api.outbox[1]).toMatchObject({ kind: 'password-issued', to: email });
  const login = await logIn(email, passwordIn(api.outbox[1]?.text ?? ''));
  const { token } = (await login.json()) as { token: string };
  expect((await api.send('GET', `/staff/${identifier}`, { token })).status).toBe(200);
});

test('a denied request is notified and never listed', async () => {
  await request();
  await denyRequest(api.context, 1);
  expect(await names()).not.toContain('Flint Hills Stream');
  expect(api.outbox[1]).toMatchObject({ kind: 'decision', to: 'hello@flint.example' });
  expect((await listRequests(api.context))[0]).toMatchObject({ status: 'denied' });
});

test('a request is decided once', async () => {
  await request();
  await approveRequest(api.context, 1);
  await expect(approveRequest(api.context, 1)).rejects.toThrow('Listing request 1 is already approved.');
  await expect(denyRequest(api.context, 1)).rejects.toThrow('Listing request 1 is already approved.');
  await expect(denyRequest(api.context, 2)).rejects.toThrow('This listing request does not exist.');
});

test('an approval that cannot issue a login changes nothing', async () => {
  await request({ Email: courier.email });
  await expect(approveRequest(api.context, 1)).rejects.toThrow(
    'The e-mail desk@courier.example is already used by another organization.',
  );
  expect(await names()).not.toContain('Flint Hills Stream');
  expect((await listRequests(api.context))[0]).toMatchObject({ status: 'pending' });
  expect(api.outbox).toHaveLength(1);
});

test('a newly issued password replaces the old one', async () => {
  expect(await issuePassword(api.context, courier.identifier)).toBe(courier.email);
  expect((await logIn(courier.email, courier.password)).status).toBe(401);
  expect((await logIn(courier.email, passwordIn(api.outbox[0]?.text ?? ''))).status).toBe(200);
});

test.each([
  ['30004', 'The organization has no e-mail address to sign in with.'],
  ['30003', 'This organization does not exist.'],
  ['unheard-of', 'This organization does not exist.'],
])('no password is issued for %s', async (identifier, reason) => {
  await expect(issuePassword(api.context, identifier)).rejects.toThrow(reason);
});
