import type { components } from '@/shared/api';

export type Organization = components['schemas']['Organization'];
/** The ten values of the organization's form. */
export type OrganizationEdit = components['schemas']['OrganizationEdit'];
export type OrganizationSummary = components['schemas']['OrganizationSummary'];
export type OrganizationType = components['schemas']['OrganizationType'];
export type LookupItem = components['schemas']['LookupItem'];
