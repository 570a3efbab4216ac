import { apiPath, baseApi, recordOf, tagOf, withReading, type Reading } from '@/shared/api';
import {
  organizationRequest,
  readOrganization,
  readSummary,
  type Organization,
  type OrganizationSummary,
} from './organizationDto';

export const organizationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOrganization: build.query<Reading<Organization>, string>({
      queryFn: recordOf((identifier) => organizationRequest(identifier).path, readOrganization),
      providesTags: (_organization, _error, identifier) => [tagOf('Organization', identifier)],
    }),

    getOrganizationById: build.query<Reading<OrganizationSummary>, number>({
      queryFn: recordOf((id) => apiPath`/org/id/${id}`, readSummary),
      // The tag has no id, because a save, which invalidates it, knows only the organization's Identifier.
      providesTags: ['OrganizationSummary'],
    }),
  }),
});

export const useGetOrganizationQuery = withReading(organizationApi.useGetOrganizationQuery);
export const useGetOrganizationByIdQuery = withReading(organizationApi.useGetOrganizationByIdQuery);
