import { and, eq, gt } from 'drizzle-orm';
import type { RequestHandler } from 'msw';
import type { Queries } from '../db/openDatabase';
import { listOrganizations } from '../db/queries/organizations';
import { listingRequests, type NewRow } from '../db/schema';
import { countAttempt, requireRoom } from '../lib/attempts';
import { callerOf } from '../lib/callerOf';
import type { PublicCall } from '../lib/callTypes';
import type { Calls } from '../lib/calls';
import { grantPass, usePass } from '../lib/captchaPasses';
import { requireCounty, requireState, requireType } from '../lib/lookups';
import { queueMails } from '../lib/mailQueue';
import { requestReceivedMail } from '../lib/mails/listingMails';
import { normalizePhone, textOrNull } from '../lib/normalize';
import { verifyCaptcha } from '../lib/verifyCaptcha';

/** Requests from one address within an hour. */
const MOST_AN_HOUR = 60;

type Requested = Omit<NewRow<typeof listingRequests>, 'requestedAt'>;

/** Whether the very same request came within the hour and waits: its first answer may have been lost on the way. */
async function isRepeated(tx: Queries, now: Date, requested: Requested): Promise<boolean> {
  const since = new Date(now.getTime() - 60 * 60 * 1000).toISOString();
  const waiting = and(eq(listingRequests.status, 'pending'), gt(listingRequests.requestedAt, since));
  const recent = await tx
    .select()
    .from(listingRequests)
    .where(and(waiting, eq(listingRequests.email, requested.email)));
  return recent.some((row) => Object.entries(requested).every(([key, value]) => row[key as keyof Requested] === value));
}

async function requestListing({ context, request, body }: PublicCall<'requestListing'>): Promise<{ message: string }> {
  const caller = callerOf(context, request);
  const now = context.now();
  const limits = [{ subject: `listing request from ${caller}`, most: MOST_AN_HOUR }];
  await context.db.transaction(async (tx) => {
    const requested: Requested = {
      organization: body.Organization.trim(),
      typeId: await requireType(tx, body.Type),
      address: body.Address.trim(),
      city: body.City.trim(),
      stateId: await requireState(tx, body.State),
      countyId: await requireCounty(tx, body.County),
      zip: body.Zip,
      phone: normalizePhone(body.Phone) ?? '',
      fax: normalizePhone(body.Fax),
      email: body.Email,
      website: textOrNull(body.Website),
      firstName: body.FirstName.trim(),
      lastName: body.LastName.trim(),
    };
    if (await isRepeated(tx, now, requested)) return;
    await usePass(tx, now, caller);
    requireRoom(context, limits, { what: 'requests', minutes: 60 });
    await tx.insert(listingRequests).values({ ...requested, requestedAt: now.toISOString() });
    await queueMails(tx, now, requestReceivedMail(requested));
    countAttempt(context, limits);
  });
  context.wakeMailer?.();
  return { message: 'Your request has been received.' };
}

export const listingHandlers = ({ publicCall }: Calls): RequestHandler[] => [
  publicCall('getListing', ({ context }) => listOrganizations(context.db)),
  publicCall('findByName', ({ context, params }) => listOrganizations(context.db, params.name)),
  publicCall('verifyCaptcha', async ({ context, request, body }) => {
    if (!(await verifyCaptcha(context.captcha, body.token))) return 'Robot';
    await grantPass(context, callerOf(context, request));
    return 'Human';
  }),
  publicCall('requestListing', requestListing),
];
