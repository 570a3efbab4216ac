import type { RequestHandler } from 'msw';
import { listOrganizations } from '../db/queries/organizations';
import { listingRequests } from '../db/schema';
import { countInto } from '../lib/attempts';
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

async function requestListing({ context, request, body }: PublicCall<'requestListing'>): Promise<{ message: string }> {
  const caller = callerOf(context, request);
  const organization = body.Organization.trim();
  const firstName = body.FirstName.trim();
  await context.db.transaction(async (tx) => {
    await usePass(tx, context.now(), caller);
    const limits = [{ subject: `listing request from ${caller}`, most: MOST_AN_HOUR }];
    await countInto(tx, context.now(), limits, { what: 'requests', minutes: 60 });
    await tx.insert(listingRequests).values({
      organization,
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
      firstName,
      lastName: body.LastName.trim(),
      requestedAt: context.now().toISOString(),
    });
    await queueMails(tx, context.now(), requestReceivedMail({ email: body.Email, firstName, organization }));
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
