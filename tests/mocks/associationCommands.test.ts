// Verifies SES-22, SRV-3, REL-6.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { openDatabase } from '../../mocks';
import { listingRequests, logins } from '../../mocks/db/schema';
import { demoLogins } from '../../mocks/seed';
import type { Outcome } from '../../mocks/commands/command';
import { runAssociation } from '../../mocks/commands/runAssociation';
import { endServerProcesses, serverProcess } from './support/serverProcess';
import { serversOfTest } from './support/serversOfTest';

const { folder, serve: serveHere } = serversOfTest();
afterEach(endServerProcesses);

const environment = () => ({ DATA_DIR: folder().dataDir });

/** What `npm run association -- <words>` does; here in the test's own process, which the server is another one from. */
const association = (...words: string[]): Promise<Outcome> => runAssociation(words, environment());

/** The same as a process of its own. */
function associationProcess(...words: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', path.join('mocks', 'commands', 'association.ts'), ...words],
      { env: { ...process.env, ...environment() } },
      (error, output, errors) => {
        resolve({ code: error === null ? 0 : error.code === 2 ? 2 : 1, output, errors });
      },
    );
  });
}

const form = {
  Organization: "Chase County Leader & O'Brien",
  Type: 2,
  Address: '306 Broadway',
  City: 'Cottonwood Falls',
  State: 17,
  County: 9,
  Zip: '66845',
  Phone: '620-555-0111',
  Fax: '',
  Email: 'editor@chase-leader.example',
  Website: '',
  FirstName: 'José',
  LastName: 'Núñez',
};

const call = (url: string, method: string, address: string, body?: unknown) =>
  fetch(`${url}/mediareact/api${address}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const request = async (url: string, more: Partial<typeof form> = {}) => {
  await call(url, 'POST', '/login/captcha', { token: 'standin-1' });
  return call(url, 'POST', '/org/temp', { ...form, ...more });
};

const login = async (url: string, email: string, password: string) =>
  (await call(url, 'POST', '/login/login', { email, password })).status;

/** The newest mail to an address, as the outbox shows it. */
async function newestMail(url: string): Promise<string> {
  const list = await (await fetch(`${url}/outbox`)).text();
  const [, address = ''] = /<tbody>\s*<tr>.*?href="(\/outbox\/[^"]+)"/s.exec(list) ?? [];
  return (await fetch(`${url}${address}`)).text();
}

const passwordIn = (mail: string) => /[Pp]assword: (\S+)/.exec(mail)?.[1] ?? '';

it('lists a request and enables its login on approval, while the server runs and after kill -9', async () => {
  const server = await serverProcess(folder());
  expect((await association('requests')).output).toBe('No listing requests are pending.\n');
  expect((await request(server.url)).status).toBe(200);

  const requests = await associationProcess('requests');
  expect(requests.code).toBe(0);
  expect(requests.output).toContain("Chase County Leader & O'Brien (Newspaper), Cottonwood Falls; José Núñez");

  const id = /^\s*(\d+)/.exec(requests.output)?.[1] ?? '';
  const approved = await association('approve', id);
  expect(approved).toMatchObject({ code: 0, errors: '' });
  const identifier = /identifier (\d+)/.exec(approved.output)?.[1] ?? '';

  const mail = await newestMail(server.url);
  expect(mail).toContain('editor@chase-leader.example');
  expect(mail).toContain(`href="${server.url}/mediareact/login"`);
  expect(await login(server.url, 'editor@chase-leader.example', passwordIn(mail))).toBe(200);

  await server.end();
  const again = await serveHere();
  const listed = (await (await call(again.url, 'GET', `/org/identifier/${identifier}`)).json()) as object;
  expect(listed).toMatchObject({ OrganizationName: "Chase County Leader & O'Brien", City: 'Cottonwood Falls' });
  expect(await login(again.url, 'editor@chase-leader.example', passwordIn(mail))).toBe(200);

  const renewed = await association('password', identifier);
  expect(renewed).toMatchObject({ code: 0, output: 'We e-mailed a new password to editor@chase-leader.example.\n' });
  expect(await login(again.url, 'editor@chase-leader.example', passwordIn(mail))).toBe(401);
  const newer = await newestMail(again.url);
  expect(await login(again.url, 'editor@chase-leader.example', passwordIn(newer))).toBe(200);
});

it("escapes a stranger's terminal control characters", async () => {
  const { url } = await serveHere();
  await request(url);
  const { db, close } = await openDatabase(path.join(folder().dataDir, 'portal.db'));
  await db.update(listingRequests).set({ lastName: 'Núñez\u001b[31m\nApproved.' });
  await close();
  const { output } = await association('requests');
  expect(output).toContain('José Núñez [31m Approved.');
  expect(output).not.toContain('\u001b');
});

it('denies a request, notifies the requester, and decides nothing twice', async () => {
  const { url } = await serveHere();
  await request(url);
  const id = /^\s*(\d+)/.exec((await association('requests')).output)?.[1] ?? '';
  expect((await association('deny', id)).output).toBe('Denied. We notified the requester by e-mail.\n');
  expect(await newestMail(url)).toContain('editor@chase-leader.example');
  expect(await association('approve', id)).toMatchObject({
    code: 1,
    errors: `Listing request ${id} is already denied.\n`,
  });
  expect((await association('requests')).output).toBe('No listing requests are pending.\n');
  expect((await association('requests', '--all')).output).toContain('denied');
});

it.each([
  [[], 'No command given.'],
  [['aprove', '1'], 'Unknown command "aprove".'],
  [['approve'], 'Pass the id of the request'],
  [['approve', '1; drop'], 'Pass the id of the request'],
  [['password'], 'Pass the organization’s identifier'],
  [['requests', 'now'], 'Unknown argument "now".'],
  [['deny', '1', '2'], 'Too many arguments.'],
])('explains its use when it is called with %j', async (words, message) => {
  const { code, errors } = await association(...words);
  expect(code).toBe(2);
  expect(errors).toContain(message);
  expect(errors).toContain('Usage: npm run association --');
});

it('tells its use on the standard error, with a code of its own, as the program that it is', async () => {
  expect(await associationProcess()).toEqual(await association());
});

it('says that there is nothing yet when the portal has never been started', async () => {
  const { code, errors } = await association('requests');
  expect([code, errors]).toEqual([
    1,
    `There is no data in ${folder().dataDir} yet. Start the portal once with "npm start".\n`,
  ]);
});

it('changes nothing when an approval cannot issue a login', async () => {
  const { url } = await serveHere();
  await request(url, { Email: demoLogins[0]?.email ?? '' });
  const errors = `The e-mail ${demoLogins[0]?.email ?? ''} is already used by another organization.\n`;
  expect(await association('approve', '1')).toEqual({ code: 1, output: '', errors });
  expect((await association('requests')).output).toContain('pending');
  expect(await (await call(url, 'GET', '/org/listing')).text()).not.toContain(form.Organization);
});

it('says so when a request or an organization does not exist', async () => {
  const { url } = await serveHere();
  const { db, close } = await openDatabase(path.join(folder().dataDir, 'portal.db'));
  await db.delete(logins);
  await close();
  // The outlet without a contact record.
  const listing = (await (await call(url, 'GET', '/org/listing')).json()) as Record<string, string>[];
  const silent = listing.find(({ OrganizationName }) => OrganizationName === 'Sunflower Game Night');
  expect(await association('password', silent?.Identifier ?? '')).toMatchObject({
    code: 1,
    errors: 'The organization has no e-mail address to sign in with.\n',
  });
  expect(await association('approve', '999')).toMatchObject({
    code: 1,
    errors: 'This listing request does not exist.\n',
  });
  expect(await association('password', '1')).toMatchObject({ code: 1, errors: 'This organization does not exist.\n' });
});
