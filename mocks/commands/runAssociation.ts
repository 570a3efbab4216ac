import { existsSync } from 'node:fs';
import type { Environment } from '../../build/settings/readSetting';
import type { Context } from '../context';
import { issuePassword } from '../auth/issuePassword';
import { deliverMails } from '../mail/deliverMails';
import { approveRequest, denyRequest, listRequests, type StoredRequest } from '../domain/listingRequests';
import { findMail, listUndelivered, retryMail, type MailRecord } from '../mail/mailQueue';
import { organizationTypeRows } from '../seed/data/lookups';
import { databaseFile } from '../server/openData';
import { openContext } from '../server/openContext';
import { rememberedPortalUrl } from '../server/dataFolder';
import { readSettings } from '../server/settings';
import { type Command, outcomeOf, UsageError } from './command';

const USAGE = `Usage: npm run association -- <command>

  requests                 list the pending listing requests
  requests --all           list all listing requests
  approve <id>             add the organization to the listing and e-mail its password
  deny <id>                decline the request and notify the requester
  password <identifier>    e-mail an organization a new password
  mails                    list e-mails that failed or are waiting for a retry
  retry <id>               retry one of these e-mails now`;

/** Replaces control characters: requests come from strangers, whose text must not control the terminal. */
const plain = (text: string): string => text.replace(/\p{C}/gu, ' ');

function describe(request: StoredRequest): string {
  const { id, status, organization, typeId, city, firstName, lastName, email, phone, requestedAt } = request;
  const type = organizationTypeRows.find((row) => row.typeId === typeId)?.type ?? 'unknown type';
  return plain(
    `${String(id).padStart(4)}  ${status.padEnd(8)}  ${requestedAt.slice(0, 10)}  ${organization} (${type}), ${city}; ${firstName} ${lastName}, ${email}, ${phone}`,
  );
}

async function showRequests(context: Context, all: boolean): Promise<string> {
  const requests = await listRequests(context);
  const shown = all ? requests : requests.filter(({ status }) => status === 'pending');
  if (shown.length === 0) return all ? 'There are no listing requests.' : 'No listing requests are pending.';
  return shown.map(describe).join('\n');
}

function describeMail({ id, kind, recipient, attempts, queuedAt, nextAttemptAt, failedAt, lastError }: MailRecord) {
  const state = failedAt === null ? `next attempt ${nextAttemptAt.slice(0, 16)} UTC` : 'failed';
  const reason = lastError === null ? '' : `: ${lastError}`;
  const what = `${kind} to ${recipient}, ${String(attempts)} attempts, ${state}${reason}`;
  return plain(`${String(id).padStart(4)}  ${queuedAt.slice(0, 10)}  ${what}`);
}

async function showMails(context: Context): Promise<string> {
  const found = await listUndelivered(context);
  return found.length === 0 ? 'All e-mails have been delivered.' : found.map(describeMail).join('\n');
}

const POLL_MS = 100;

/** How many times to check whether a running server has delivered the email. */
const MAX_POLLS = 100;

async function delivered(context: Context, which: number | string, done: string): Promise<string> {
  await deliverMails(context);
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const mail = await findMail(context, which);
    // Counts a missing record as delivered, because the record of a delivered email is removed after a day.
    if (mail?.deliveredAt !== null) return done;
    if (mail.lastError !== null) return `We couldn’t deliver the e-mail: ${describeMail(mail).trim()}`;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return 'The e-mail is waiting for delivery. Run "mails" to see it.';
}

function idOf(text: string | undefined, what: 'request' | 'mail'): number {
  if (text !== undefined && /^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`Pass the id of the ${what}, the first number on its line in "${what}s".`);
}

type Task = (context: Context) => Promise<string>;

function taskOf([name, argument, ...rest]: readonly string[]): Task {
  if (rest.length > 0) throw new UsageError('Too many arguments.');
  switch (name) {
    case 'requests':
      if (argument !== undefined && argument !== '--all') throw new UsageError(`Unknown argument "${argument}".`);
      return (context) => showRequests(context, argument === '--all');
    case 'approve': {
      const id = idOf(argument, 'request');
      return async (context) => {
        const { identifier, email } = await approveRequest(context, id);
        const listed = `Approved. The organization is listed with the identifier ${identifier}`;
        const mailed = await delivered(context, email, '');
        return mailed === '' ? `${listed}, and we e-mailed its password to ${plain(email)}.` : `${listed}. ${mailed}`;
      };
    }
    case 'deny': {
      const id = idOf(argument, 'request');
      return async (context) => {
        const email = await denyRequest(context, id);
        return `Denied. ${await delivered(context, email, 'We notified the requester by e-mail.')}`;
      };
    }
    case 'password':
      if (argument === undefined) {
        throw new UsageError('Pass the organization’s identifier, the last part of its address in the listing.');
      }
      return async (context) => {
        const email = await issuePassword(context, argument);
        return delivered(context, email, `We e-mailed a new password to ${plain(email)}.`);
      };
    case 'mails':
      if (argument !== undefined) throw new UsageError(`Unknown argument "${argument}".`);
      return showMails;
    case 'retry': {
      const id = idOf(argument, 'mail');
      return async (context) => {
        await retryMail(context, id);
        return delivered(context, id, `Delivered e-mail ${String(id)}.`);
      };
    }
    default:
      throw new UsageError(name === undefined ? 'No command given.' : `Unknown command "${name}".`);
  }
}

async function carryOut(words: readonly string[], environment: Environment): Promise<string> {
  const task = taskOf(words);
  const settings = readSettings(environment);
  const { dataDir } = settings;
  if (settings.database === undefined && !existsSync(databaseFile(dataDir))) {
    throw new Error(`There is no data in ${dataDir} yet. Start the portal once with "npm start".`);
  }
  const portalUrl = settings.portalUrl ?? (await rememberedPortalUrl(dataDir)) ?? `http://localhost:${settings.port}`;
  const { context, close } = await openContext(settings, portalUrl);
  try {
    return await task(context);
  } finally {
    await close();
  }
}

export const runAssociation: Command = (words, environment) => outcomeOf(() => carryOut(words, environment), USAGE);
