export { useGetCountiesQuery, useGetOrganizationTypesQuery, useGetStatesQuery } from './api/lookupsApi';
export { useGetOrganizationByIdQuery, useGetOrganizationQuery } from './api/organizationApi';
export type {
  LookupItem,
  Organization,
  OrganizationEdit,
  OrganizationSummary,
  OrganizationType,
} from './api/organizationDto';
export { organizationDraft, useSaveOrganizationMutation } from './api/saveOrganization';
export type { SaveOrganization } from './api/saveOrganization';
export { lookupsSlice } from './model/lookupsSlice';
export { mediaTypeName } from './config/mediaTypes';
export { organizationParts } from './model/organizationParts';
export type { OrganizationPart } from './model/organizationParts';
