// Verifies SEC-8, REL-9.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mail } from '../../mocks/context';
import { createSendMail } from '../../mocks/mail/createSendMail';
import { openOutboxFolder, type OutboxFolder } from '../../mocks/mail/outboxFolder';
import { renderMail, renderOutbox } from '../../mocks/server/routes/outboxRoute';
import { smtpServer } from '../support/smtpServer';
import { temporaryDirectory } from './support/temporaryServer';

const mail: Mail = {
  kind: 'approval-links',
  to: 'manager@host.example',
  subject: 'Audio request of <Peña & Sons>',
  text: 'Please decide: https://portal.example/mediareact/agreement/1/ab-12?x=1&y=2.\nNot javascript:alert(1), not data:text/html,x',
  links: [
    { label: 'Approve', href: 'https://portal.example/mediareact/agreement/1/ab-12' },
    { label: 'Trap', href: 'javascript:alert(1)' },
  ],
};

const now = () => new Date('2026-11-20T12:00:00Z');
const queueEntry = (id = 1) => ({ id, queuedAt: now().toISOString() });
const sent = { sentAt: now(), delivered: false };
const fileOf = (id = 1) => `20261120T120000000Z-0000000${id}`;

let directory: string;
let folder: OutboxFolder;

beforeEach(() => {
  directory = temporaryDirectory();
  folder = openOutboxFolder(path.join(directory, 'outbox'));
});

const files = () => readdirSync(path.join(directory, 'outbox'));

describe('the folder', () => {
  it('has one complete file per e-mail, however often it is stored, readable only by its owner', async () => {
    for (const _again of [1, 2]) await folder.keep(mail, queueEntry(), sent);
    expect(files()).toEqual([`${fileOf()}.json`]);
    const file = path.join(directory, 'outbox', `${fileOf()}.json`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(mail);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  });

  it('lists the newest first, in sending order within a millisecond', async () => {
    for (const [id, subject] of ['one', 'two', 'three'].entries()) {
      await folder.keep({ ...mail, subject }, queueEntry(id), sent);
    }
    expect((await folder.list(10)).map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
    expect(await folder.list(2)).toHaveLength(2);
  });

  it.each(['../secret', '..%2Fsecret', '', 'x'.repeat(500), '20261120T120000000Z-0000000g'])(
    'has no mail by the name %p',
    async (id) => {
      writeFileSync(path.join(directory, 'secret.json'), '{}');
      await folder.keep(mail, queueEntry(), sent);
      expect(await folder.read(id)).toBeUndefined();
    },
  );

  it.each(['nonsense', '{}', 'null', '[]', '{"to":7}'])('skips a file that holds %s', async (text) => {
    await folder.keep(mail, queueEntry(), sent);
    writeFileSync(path.join(directory, 'outbox', `${fileOf()}.json`), text);
    expect(await folder.list(10)).toEqual([]);
  });
});

describe('the pages', () => {
  it('show an e-mail with links only for web addresses', async () => {
    await folder.keep(mail, queueEntry(), sent);
    const html = renderMail((await folder.read(fileOf())) ?? { ...mail, id: '', sentAt: '', delivered: false });
    const hrefs = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([
      '/mediareact/',
      '/outbox',
      'https://portal.example/mediareact/agreement/1/ab-12?x=1&amp;y=2',
      'https://portal.example/mediareact/agreement/1/ab-12',
    ]);
    expect(html).toContain('Audio request of &lt;Peña &amp; Sons&gt;');
    expect(html).not.toContain('<Peña');
  });

  it('list e-mails by subject, and say when there are none', async () => {
    await folder.keep(mail, queueEntry(), sent);
    expect(renderOutbox(await folder.list(10), 10)).toContain(
      `<a href="/outbox/${fileOf()}">Audio request of &lt;Peña &amp; Sons&gt;</a>`,
    );
    expect(renderOutbox([], 10)).toContain('No messages have been sent yet.');
  });
});

test('a mail is sent over SMTP under a stable Message-ID, and stored as a copy', async () => {
  const { url, commands, letters, close } = await smtpServer();
  const { sendMail, keepCopy } = createSendMail({ folder, now, smtpUrl: url, from: 'office@association.example' });
  await sendMail(mail, queueEntry());
  expect(await folder.list(10)).toEqual([]);
  await keepCopy?.(mail, queueEntry());
  await close();
  expect(commands).toContain('MAIL FROM:<office@association.example>');
  expect(commands).toContain('RCPT TO:<manager@host.example>');
  expect(letters[0]).toContain('Message-ID: <20261120120000000.1@shsaa.example>');
  expect(letters[0]).toContain('Please decide: https://portal.example/');
  expect(await folder.list(10)).toMatchObject([{ delivered: true }]);
});
