import type { MediaOrganization } from '@/features/listing';

function isOrganization(value: unknown): value is MediaOrganization {
  return (
    typeof value === 'object' &&
    value !== null &&
    'Identifier' in value &&
    'OrganizationName' in value &&
    typeof value.OrganizationName === 'string'
  );
}

/** Navigation state, if it matches the address. */
export function passedOrganization(state: unknown, identifier: string): MediaOrganization | undefined {
  if (typeof state !== 'object' || state === null || !('organization' in state)) return undefined;
  const { organization } = state;
  return isOrganization(organization) && organization.Identifier === identifier ? organization : undefined;
}
