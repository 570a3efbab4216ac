import path from 'node:path';
import type { Context } from '../context';
import { createSendMail } from '../mail/createSendMail';
import { openOutboxFolder } from '../mail/outboxFolder';
import { openData } from './openData';
import { preparePrivateFolder } from './dataFolder';
import { readSecret, sharedSecret } from './secrets';
import type { Settings } from './settings';
import { CALLER_HEADER } from './webMessages';

export type ContextSettings = Pick<
  Settings,
  'dataDir' | 'smtpUrl' | 'mailFrom' | 'captcha' | 'seedDate' | 'database'
> & {
  now?: (() => Date) | undefined;
};

const two = (value: number): string => String(value).padStart(2, '0');

const dayOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

export async function openContext(settings: ContextSettings, portalUrl: string) {
  const { dataDir, smtpUrl, mailFrom, captcha, seedDate, database, now = () => new Date() } = settings;
  await preparePrivateFolder(dataDir);
  const { db, close } = await openData(dataDir, seedDate ?? dayOf(now()), database);
  const secret = database === undefined ? await readSecret(dataDir) : await sharedSecret(db);
  const outbox = openOutboxFolder(path.join(dataDir, 'outbox'));
  const context: Context = {
    db,
    isShared: database !== undefined,
    secret,
    captcha,
    now,
    portalUrl,
    ...createSendMail({ folder: outbox, now, smtpUrl, from: mailFrom }),
    callerOf: (request) => request.headers.get(CALLER_HEADER) ?? 'unknown',
  };
  return { context, outbox, close };
}
