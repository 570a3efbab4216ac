import type { components } from '@/shared/api';

export type Organization = components['schemas']['Organization'];
export type OrganizationSummary = components['schemas']['OrganizationSummary'];
export type OrganizationType = components['schemas']['OrganizationType'];
export type LookupItem = components['schemas']['LookupItem'];
