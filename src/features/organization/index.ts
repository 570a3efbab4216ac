export { useGetCountiesQuery, useGetOrganizationTypesQuery, useGetStatesQuery } from './api/lookupsApi';
export { useGetOrganizationByIdQuery, useGetOrganizationQuery } from './api/organizationApi';
export type { Organization, OrganizationEdit } from './api/organizationDto';
export { organizationDraft, useSaveOrganizationMutation } from './api/saveOrganization';
export type { SaveOrganization } from './api/saveOrganization';
export { mediaTypeName, NOT_PROVIDED_ID } from './config/mediaTypes';
export {
  currentState,
  currentType,
  identifiedChoices,
  partLabels,
  savableParts,
  unreadableFieldsOf,
  withFilledIn,
} from './model/organizationParts';
export type { OrganizationPart } from './model/organizationParts';
