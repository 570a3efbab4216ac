import type { components } from '@/shared/api/contract.gen';

export type MediaOrganization = components['schemas']['MediaOrganization'];
export type ListingRequest = components['schemas']['ListingRequest'];
