import type { Context } from '../context';
import { organizationKeys, type OrganizationKeys } from '../db/queries/organizationKeys';
import { forbidden, unauthorized } from './Refusal';
import { readToken } from './tokens';

/** The organization that a media call is made for; refuses a call without a valid session of role `media`. */
export async function authorize(context: Context, request: Request): Promise<OrganizationKeys> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  const session = token === undefined ? undefined : await readToken(context, token);
  if (session === undefined) throw unauthorized();
  if (session.Role !== 'media') throw forbidden('Only media organizations may do this.');
  const own = await organizationKeys(context.db, session.Identifier);
  if (own === undefined) throw unauthorized('Please sign in: this organization is no longer listed.');
  if (session.Generation !== own.sessionGeneration) {
    throw unauthorized('Please sign in again: the password of this organization has changed.');
  }
  return own;
}
