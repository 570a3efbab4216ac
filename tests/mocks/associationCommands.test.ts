// Verifies SES-22, SRV-3, REL-6.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { openDatabase } from '../../mocks';
import { listingRequests, logins } from '../../mocks/db/schema';
import { demoLogins } from '../../mocks/seed';
import type { Outcome } from '../../mocks/commands/command';
import { runAssociation } from '../../mocks/commands/runAssociation';
import { listingRequest } from './fixture/bodies';
import { serverProcess } from './support/serverProcess';
import { logIn, postTo, serversOfTest } from './support/sharedServer';

const { folder, serve: serveHere } = serversOfTest();

const environment = () => ({ DATA_DIR: folder().dataDir });

/** Does what `npm run association -- <words>` does, but in the test's own process. */
const association = (...words: string[]): Promise<Outcome> => runAssociation(words, environment());

/** Runs the same command in a process of its own. */
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
  ...listingRequest,
  Organization: "Chase County Leader & O'Brien",
  Type: 2,
  Email: 'editor@chase-leader.example',
  FirstName: 'José',
  LastName: 'Núñez',
};

const request = async (url: string, more: Partial<typeof form> = {}) => {
  await postTo(url, '/login/captcha', { token: 'standin-1' });
  return postTo(url, '/org/temp', { ...form, ...more });
};

/** The first number in the list of requests. */
const firstId = async () => /^\s*(\d+)/.exec((await association('requests')).output)?.[1] ?? '';

const read = (url: string, address: string) => fetch(`${url}/mediareact/api${address}`);

const statusOf = async (url: string, password: string) => (await logIn(url, { email: form.Email, password })).status;

/** The newest mail to an address, as the outbox shows it. */
async function newestMail(url: string): Promise<string> {
  const list = await (await fetch(`${url}/outbox`)).text();
  const [, address = ''] = /<tbody>\s*<tr>.*?href="(\/outbox\/[^"]+)"/s.exec(list) ?? [];
  return (await fetch(`${url}${address}`)).text();
}

const passwordIn = (mail: string) => /[Pp]assword: (\S+)/.exec(mail)?.[1] ?? '';

/** Changes the data beside a running server. */
async function withDatabase(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => PromiseLike<unknown>) {
  const { db, close } = await openDatabase(path.join(folder().dataDir, 'portal.db'));
  await work(db);
  await close();
}

it('lists a request and enables its login on approval, while the server runs and after kill -9', async () => {
  const server = await serverProcess(folder());
  expect((await association('requests')).output).toBe('No listing requests are pending.\n');
  expect((await request(server.url)).status).toBe(200);

  const requests = await associationProcess('requests');
  expect(requests.code).toBe(0);
  expect(requests.output).toContain("Chase County Leader & O'Brien (Newspaper), Cottonwood Falls; José Núñez");

  const approved = await association('approve', await firstId());
  expect(approved).toMatchObject({ code: 0, errors: '' });
  const identifier = /identifier (\d+)/.exec(approved.output)?.[1] ?? '';

  const mail = await newestMail(server.url);
  expect(mail).toContain(form.Email);
  expect(mail).toContain(`href="${server.url}/mediareact/login"`);
  expect(await statusOf(server.url, passwordIn(mail))).toBe(200);

  await server.end();
  const again = await serveHere();
  const listed = (await (await read(again.url, `/org/identifier/${identifier}`)).json()) as object;
  expect(listed).toMatchObject({ OrganizationName: "Chase County Leader & O'Brien", City: 'Cottonwood Falls' });
  expect(await statusOf(again.url, passwordIn(mail))).toBe(200);

  const renewed = await association('password', identifier);
  expect(renewed).toMatchObject({ code: 0, output: 'We e-mailed a new password to editor@chase-leader.example.\n' });
  expect(await statusOf(again.url, passwordIn(mail))).toBe(401);
  expect(await statusOf(again.url, passwordIn(await newestMail(again.url)))).toBe(200);
});

it("escapes a stranger's terminal control characters", async () => {
  await request((await serveHere()).url);
  await withDatabase((db) => db.update(listingRequests).set({ lastName: 'Núñez\u001b[31m\nApproved.' }));
  const { output } = await association('requests');
  expect(output).toContain('José Núñez [31m Approved.');
  expect(output).not.toContain('\u001b');
});

it('denies a request, notifies the requester, and decides nothing twice', async () => {
  const { url } = await serveHere();
  await request(url);
  const id = await firstId();
  expect((await association('deny', id)).output).toBe('Denied. We notified the requester by e-mail.\n');
  expect(await newestMail(url)).toContain(form.Email);
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
  const errors = `There is no data in ${folder().dataDir} yet. Start the portal once with "npm start".\n`;
  expect(await association('requests')).toMatchObject({ code: 1, errors });
});

it('changes nothing when an approval cannot issue a login', async () => {
  const { url } = await serveHere();
  await request(url, { Email: demoLogins[0]?.email ?? '' });
  const errors = `The e-mail ${demoLogins[0]?.email ?? ''} is already used by another organization.\n`;
  expect(await association('approve', '1')).toEqual({ code: 1, output: '', errors });
  expect((await association('requests')).output).toContain('pending');
  expect(await (await read(url, '/org/listing')).text()).not.toContain(form.Organization);
});

it('says so when a request or an organization does not exist', async () => {
  const { url } = await serveHere();
  await withDatabase((db) => db.delete(logins));
  // The outlet without a contact record.
  const listing = (await (await read(url, '/org/listing')).json()) as Record<string, string>[];
  const silent = listing.find(({ OrganizationName }) => OrganizationName === 'Sunflower Game Night');
  for (const [words, errors] of [
    [['password', silent?.Identifier ?? ''], 'The organization has no e-mail address to sign in with.\n'],
    [['approve', '999'], 'This listing request does not exist.\n'],
    [['password', '1'], 'This organization does not exist.\n'],
  ] as const)
    expect(await association(...words)).toMatchObject({ code: 1, errors });
});
