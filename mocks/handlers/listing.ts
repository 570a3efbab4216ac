import { and, eq, gt } from 'drizzle-orm';
import type { RequestHandler } from 'msw';
import type { Queries } from '../db/openDatabase';
import { listOrganizations } from '../db/queries/organizations';
import { listingRequests, type NewRow } from '../db/schema';
import { callerOf, countAttempt } from '../auth/attempts';
import type { Calls, PublicCall } from './calls';
import { grantPass, usePass, verifyCaptcha } from '../auth/captcha';
import { normalizePhone, requireCounty, requireState, requireType, textOrNull } from '../domain/formValues';
import { changeAndMail, queueMails } from '../mail/mailQueue';
import { requestReceivedMail } from '../mail/texts/listingMails';

const MAX_PER_HOUR = 60;

type Requested = Omit<NewRow<typeof listingRequests>, 'requestedAt'>;

/** Whether the same request from the last hour is still pending: a requester whose response was lost sends the request again. */
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
  const limits = [{ subject: `listing request from ${caller}`, most: MAX_PER_HOUR }];
  await changeAndMail(context, async (tx) => {
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
    await tx.insert(listingRequests).values({ ...requested, requestedAt: now.toISOString() });
    await queueMails(tx, now, requestReceivedMail(requested));
    // Counts the request last, because a count in memory is not rolled back.
    await countAttempt(context, limits, { what: 'requests', minutes: 60, tx });
  });
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
