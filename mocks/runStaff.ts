import { existsSync } from 'node:fs';
import type { Context } from './context';
import { issuePassword } from './lib/issuePassword';
import { deliverMails } from './lib/deliverMails';
import type { StoredRequest } from './lib/listingRequests';
import { approveRequest, denyRequest, listRequests } from './lib/listingRequests';
import { findMail, listUndelivered, retryMail, type MailRecord } from './lib/undelivered';
import { organizationTypeRows } from './seed/data/lookups';
import { databaseFile } from './server/openData';
import { openContext } from './server/openContext';
import { rememberedPortalUrl } from './server/portalAddress';
import { readSettings } from './server/settings';

const USAGE = `Usage: npm run staff -- <command>

  requests                 the listing requests that wait for a decision
  requests --all           those that are decided, too
  approve <id>             list the organization and mail its password
  deny <id>                turn the request down and tell the requester
  password <identifier>    mail an organization a new password
  mails                    the mails that were given up, and those that wait to be tried again
  retry <id>               try such a mail again now`;

/** Wrong usage, as against a command that could not be carried out. */
class UsageError extends Error {}

/** Requests come from strangers: nothing of theirs may steer the terminal. */
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
  if (shown.length === 0) return all ? 'There are no listing requests.' : 'No listing request is waiting.';
  return shown.map(describe).join('\n');
}

function describeMail({ id, kind, recipient, attempts, queuedAt, nextAttemptAt, failedAt, lastError }: MailRecord) {
  const state = failedAt === null ? `next attempt ${nextAttemptAt.slice(0, 16)} UTC` : 'given up';
  const reason = lastError === null ? '' : `: ${lastError}`;
  const what = `${kind} to ${recipient}, ${String(attempts)} attempts, ${state}${reason}`;
  return plain(`${String(id).padStart(4)}  ${queuedAt.slice(0, 10)}  ${what}`);
}

async function showMails(context: Context): Promise<string> {
  const found = await listUndelivered(context);
  return found.length === 0 ? 'Every mail has been delivered.' : found.map(describeMail).join('\n');
}

const PAUSE_MS = 100;

/** How long a server that has begun to deliver the mail first is waited for, in pauses. */
const MOST_PAUSES = 100;

/** Delivers what is due, and says what became of a mail: one by its id, or the newest to an address. */
async function delivered(context: Context, which: number | string, done: string): Promise<string> {
  await deliverMails(context);
  for (let pause = 0; pause < MOST_PAUSES; pause += 1) {
    const mail = await findMail(context, which);
    // A delivered mail's record is cleared away some time later.
    if (mail?.deliveredAt !== null) return done;
    if (mail.lastError !== null) return `The mail is not delivered: ${describeMail(mail).trim()}`;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return 'The mail waits to be delivered; "mails" lists it.';
}

function idOf(text: string | undefined, what: 'request' | 'mail'): number {
  if (text !== undefined && /^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`Say which ${what}: its id is the number that "${what}s" shows in front.`);
}

type Environment = Parameters<typeof readSettings>[0];

type Command = (context: Context) => Promise<string>;

/** Understands the words before anything is opened. */
function commandOf([name, argument, ...rest]: readonly string[]): Command {
  if (rest.length > 0) throw new UsageError('Too many words.');
  switch (name) {
    case 'requests':
      if (argument !== undefined && argument !== '--all') throw new UsageError(`"${argument}" is not understood.`);
      return (context) => showRequests(context, argument === '--all');
    case 'approve': {
      const id = idOf(argument, 'request');
      return async (context) => {
        const { identifier, email } = await approveRequest(context, id);
        const listed = `Approved. The organization is listed with the identifier ${identifier}`;
        const mailed = await delivered(context, email, '');
        return mailed === '' ? `${listed}; its password was mailed to ${plain(email)}.` : `${listed}. ${mailed}`;
      };
    }
    case 'deny': {
      const id = idOf(argument, 'request');
      return async (context) => {
        const email = await denyRequest(context, id);
        return `Denied. ${await delivered(context, email, 'The requester was told by mail.')}`;
      };
    }
    case 'password':
      if (argument === undefined) {
        throw new UsageError('Say which organization: its identifier is the last part of its listing’s address.');
      }
      return async (context) => {
        const email = await issuePassword(context, argument);
        return delivered(context, email, `A new password was mailed to ${plain(email)}.`);
      };
    case 'mails':
      if (argument !== undefined) throw new UsageError(`"${argument}" is not understood.`);
      return showMails;
    case 'retry': {
      const id = idOf(argument, 'mail');
      return async (context) => {
        await retryMail(context, id);
        return delivered(context, id, `Mail ${String(id)} is delivered.`);
      };
    }
    default:
      throw new UsageError(name === undefined ? 'No command was given.' : `There is no command "${name}".`);
  }
}

async function carryOut(words: readonly string[], environment: Environment): Promise<string> {
  const command = commandOf(words);
  const settings = readSettings(environment);
  const { dataDir } = settings;
  if (!existsSync(databaseFile(dataDir))) {
    throw new Error(`There is no data in ${dataDir} yet. Start the portal once with "npm start".`);
  }
  const portalUrl = settings.portalUrl ?? (await rememberedPortalUrl(dataDir)) ?? `http://localhost:${settings.port}`;
  const { context, close } = await openContext(settings, portalUrl);
  try {
    return await command(context);
  } finally {
    close();
  }
}

/** What the command line prints, and the code it ends with. */
export interface StaffOutcome {
  code: 0 | 1 | 2;
  output: string;
  errors: string;
}

/** Carries out `npm run staff -- <words>` under these environment variables. */
export async function runStaff(words: readonly string[], environment: Environment): Promise<StaffOutcome> {
  try {
    return { code: 0, output: `${await carryOut(words, environment)}\n`, errors: '' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof UsageError) return { code: 2, output: '', errors: `${message}\n\n${USAGE}\n` };
    return { code: 1, output: '', errors: `${message}\n` };
  }
}
