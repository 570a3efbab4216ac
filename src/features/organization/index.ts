export { useGetCountiesQuery, useGetOrganizationTypesQuery, useGetStatesQuery } from './api/lookupsApi';
export { useGetOrganizationByIdQuery, useGetOrganizationQuery } from './api/organizationApi';
export type {
  LookupItem,
  Organization,
  OrganizationEdit,
  OrganizationSummary,
  OrganizationType,
} from './api/organizationDto';
export { organizationSave } from './api/organizationSave';
export type { OrganizationSave, SaveOrganization } from './api/organizationSave';
export { useSaveOrganizationMutation } from './api/saveOrganization';
export { currentState, currentType, identifiedChoices } from './model/identifyChoices';
export { unreadFieldsOf, withFilledIn } from './model/unreadFields';
export { mediaTypeName, NOT_PROVIDED_ID } from './config/mediaTypes';
