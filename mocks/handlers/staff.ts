import type { RequestHandler } from 'msw';
import type { Queries } from '../db/openDatabase';
import { organizationKeys } from '../db/queries/organizationKeys';
import { listStaff, type StaffRole } from '../db/queries/staff';
import type { Calls } from '../lib/calls';
import { requireOwnId, requireOwnIdentifier, requireOwnStaff } from '../lib/ownership';
import { notFound } from '../lib/Refusal';
import { removeAssistant } from '../lib/removeAssistant';
import { staffCreateHandlers } from './staffCreate';
import { staffEditHandlers } from './staffEdit';

async function publicStaff(db: Queries, identifier: string, role: StaffRole) {
  const keys = await organizationKeys(db, identifier);
  if (keys === undefined) throw notFound('organization');
  return listStaff(db, keys.id, role);
}

export const staffHandlers = (calls: Calls): RequestHandler[] => [
  calls.publicCall('getDirector', async ({ context, params }) => {
    const [director] = await publicStaff(context.db, params.identifier, 'director');
    return director ?? null;
  }),
  calls.publicCall('getAssistants', ({ context, params }) => publicStaff(context.db, params.identifier, 'assistant')),
  calls.mediaCall('getStaff', ({ context, own, params }) => {
    requireOwnIdentifier(own, params.orgIdentifier);
    return listStaff(context.db, own.id);
  }),
  calls.mediaCall('deleteAssistant', async ({ context, own, params }) => {
    requireOwnId(own, params.organizationId);
    await removeAssistant(context.db, await requireOwnStaff(context.db, own, params.PersonID, 'assistant'));
    return 'success' as const;
  }),
  ...staffEditHandlers(calls),
  ...staffCreateHandlers(calls),
];
