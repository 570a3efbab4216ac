export { useGetCountiesQuery, useGetOrganizationTypesQuery, useGetStatesQuery } from './api/lookupsApi';
export { useGetOrganizationByIdQuery, useGetOrganizationQuery } from './api/organizationApi';
export type { LookupItem, Organization, OrganizationSummary, OrganizationType } from './api/organizationDto';
export { mediaTypeName } from './config/mediaTypes';
