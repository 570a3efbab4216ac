import type { RequestHandler } from 'msw';
import { listOrganizations } from '../db/queries/organizations';
import { listingRequests } from '../db/schema';
import type { PublicCall } from '../lib/callTypes';
import type { Calls } from '../lib/calls';
import { requireCounty, requireState, requireType } from '../lib/lookups';
import { deliverMails, queueMail } from '../lib/mailQueue';
import { requestReceivedMail } from '../lib/mails/listingMails';
import { normalizePhone, textOrNull } from '../lib/normalize';
import { verifyCaptcha } from '../lib/verifyCaptcha';

async function requestListing({ context, body }: PublicCall<'requestListing'>): Promise<{ message: string }> {
  const organization = body.Organization.trim();
  const firstName = body.FirstName.trim();
  await context.db.transaction(async (tx) => {
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
    await queueMail(tx, context.now(), requestReceivedMail({ email: body.Email, firstName, organization }));
  });
  await deliverMails(context);
  return { message: 'Your request has been received.' };
}

export const listingHandlers = ({ publicCall }: Calls): RequestHandler[] => [
  publicCall('getListing', ({ context }) => listOrganizations(context.db)),
  publicCall('findByName', ({ context, params }) => listOrganizations(context.db, params.name)),
  publicCall('verifyCaptcha', async ({ context, body }) =>
    (await verifyCaptcha(context.captcha, body.token)) ? 'Human' : 'Robot',
  ),
  publicCall('requestListing', requestListing),
];
