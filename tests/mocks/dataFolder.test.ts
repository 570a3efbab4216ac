// Verifies SEC-8.
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoLogins } from '../../mocks/server';
import type { Mail } from '../../mocks';
import { runAssociation } from '../../mocks/commands/runAssociation';
import { smtpServer } from '../support/smtpServer';
import { serverProcess } from './support/serverProcess';
import { logIn, postTo, serversOfTest, signedIn } from './support/sharedServer';

const { folder, serve } = serversOfTest();

const modeOf = (...names: string[]) => statSync(path.join(folder().dataDir, ...names)).mode & 0o777;
const [demo] = demoLogins;
const recovery = { recoveryEmail: demo?.email, name: 'Council Grove Courier' };

describe('the data folder', () => {
  it('is readable only by its user, also after it was open', async () => {
    const server = await serve();
    const all = () => readdirSync(folder().dataDir).filter((name) => name !== 'outbox');
    expect(all()).toEqual(
      expect.arrayContaining(['portal.db', 'portal.db-wal', 'portal.db-shm', 'secret', 'portal-url']),
    );
    const expectPrivate = () => {
      expect(all().map((name) => [name, modeOf(name)])).toEqual(all().map((name) => [name, 0o600]));
      expect([modeOf(), modeOf('outbox')]).toEqual([0o700, 0o700]);
    };
    expectPrivate();
    await server.close();
    for (const name of ['', 'outbox']) chmodSync(path.join(folder().dataDir, name), 0o755);
    for (const name of all()) chmodSync(path.join(folder().dataDir, name), 0o644);
    await serve();
    expectPrivate();
  });

  it("keeps its mode when it has other content, while the server's files are private", async () => {
    mkdirSync(folder().dataDir, { mode: 0o755 });
    writeFileSync(path.join(folder().dataDir, 'notes.txt'), 'mine', { mode: 0o644 });
    await (await serve()).close();
    expect([modeOf(), modeOf('notes.txt'), modeOf('portal.db'), modeOf('outbox')]).toEqual([
      0o755, 0o644, 0o600, 0o700,
    ]);
  });

  it('loses abandoned temporary files, but not recent ones', async () => {
    await (await serve()).close();
    const old = new Date(Date.now() - 120_000);
    const put = (name: string, age?: Date) => {
      const file = path.join(folder().dataDir, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '{"text":"half a let');
      if (age) utimesSync(file, age, age);
    };
    put('outbox/.20261120T120000000Z-00000001.json.part', old);
    put('outbox/.20261120T120000000Z-00000002.json.part');
    put('secret.0a1b2c3d.part', old);
    put('secret.0a1b2c3d', old);
    put('portal-url.0a1b2c3d.part', old);
    for (const end of ['', '-wal', '-shm', '-journal']) put(`portal.db.0a1b2c3d.part${end}`, old);
    put('backups/portal-20261120T120000Z.db.0a1b2c3d.part', old);
    put('backups/portal-20261120T120000Z.db.0a1b2c3e.part');
    put('backups/portal-20261120T120000Z.db', old);
    await (await serve()).close();
    expect(readdirSync(path.join(folder().dataDir, 'outbox'))).toEqual(['.20261120T120000000Z-00000002.json.part']);
    expect(readdirSync(path.join(folder().dataDir, 'backups'))).toEqual([
      'portal-20261120T120000Z.db',
      'portal-20261120T120000Z.db.0a1b2c3e.part',
    ]);
    expect(readdirSync(folder().dataDir).filter((name) => name.includes('.part'))).toEqual([]);
    const left = readdirSync(folder().dataDir).filter((name) => /^(?:secret|portal-url)/.test(name));
    expect(left.sort()).toEqual(['portal-url', 'secret']);
  });

  it('has a delivered password only in the outbox', async () => {
    const server = await serve();
    expect((await postTo(server.url, '/login/recover', recovery)).status).toBe(200);
    await fetch(`${server.url}/outbox`);
    const [mail = ''] = readdirSync(path.join(folder().dataDir, 'outbox'));
    const letter = readFileSync(path.join(folder().dataDir, 'outbox', mail), 'utf8');
    const password = /password: (\S+)$/m.exec((JSON.parse(letter) as Mail).text)?.[1] ?? '';
    expect(password).toMatch(/^(?:\w{4}-){3}\w{4}$/);
    const files = readdirSync(folder().dataDir).filter((name) => name.startsWith('portal.db'));
    expect(files).toHaveLength(3);
    const holding = files.filter((name) => readFileSync(path.join(folder().dataDir, name)).includes(password));
    expect(holding).toEqual([]);
    expect((await logIn(server.url, { email: demo?.email, password })).status).toBe(200);
  });
});

describe('a mail server that rejects', () => {
  it('leaves the e-mail to the association, who can list and retry it', async () => {
    const smtp = await smtpServer('refusing');
    const environment = { DATA_DIR: folder().dataDir, SMTP_URL: smtp.url };
    const staff = (...words: string[]) => runAssociation(words, environment);
    await (await serve()).close();
    expect((await staff('mails')).output).toBe('All e-mails have been delivered.\n');
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const issued = await staff('password', '27919');
    expect(issued.output).toMatch(/^We couldn’t deliver the e-mail: 1 .* failed: .*550 5\.1\.1 no such mailbox/);
    expect((await staff('mails')).output).toMatch(
      /^ +1 {2}\d{4}-\d\d-\d\d {2}password-issued to .*, 1 attempts, failed: /,
    );
    smtp.manner('good');
    expect(await staff('retry', '1')).toEqual({ code: 0, output: 'Delivered e-mail 1.\n', errors: '' });
    expect(await staff('retry', '1')).toMatchObject({ code: 1, errors: 'Mail 1 has been delivered.\n' });
    expect(await staff('retry')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Pass the id of the mail') as string,
    });
    expect((await staff('mails')).output).toBe('All e-mails have been delivered.\n');
    expect(smtp.letters).toHaveLength(1);
    await smtp.close();
  });
});

describe('servers that start concurrently on one empty folder', () => {
  it('all start with the same data and secret, and end as they should when they are told to', async () => {
    const started = await Promise.all([1, 2, 3].map(() => serverProcess(folder())));
    const urls = started.map(({ url }) => url);
    const sessions = await Promise.all(urls.map(signedIn));
    for (const [index, url] of urls.entries()) {
      const headers = sessions[(index + 1) % sessions.length] ?? {};
      const schools = await fetch(`${url}/mediareact/api/school/league/Senior`, { headers });
      expect([schools.status, ((await schools.json()) as unknown[]).length > 0]).toEqual([200, true]);
      expect(await (await fetch(`${url}/mediareact/api/org/listing`)).json()).toHaveLength(500);
    }
    const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
    expect(await Promise.all(started.map(({ end }, index) => end(signals[index] ?? 'SIGTERM')))).toEqual([0, 0, 0]);
  });
});
