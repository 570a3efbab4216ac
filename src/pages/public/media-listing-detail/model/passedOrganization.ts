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

/** The organization in the navigation's state, if it is the one that the address names. */
export function passedOrganization(state: unknown, identifier: string): MediaOrganization | undefined {
  if (typeof state !== 'object' || state === null || !('organization' in state)) return undefined;
  const { organization } = state;
  return isOrganization(organization) && organization.Identifier === identifier ? organization : undefined;
}
