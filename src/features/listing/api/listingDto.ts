import type { components } from '@/shared/api';

export type MediaOrganization = components['schemas']['MediaOrganization'];
export type ListingRequest = components['schemas']['ListingRequest'];
