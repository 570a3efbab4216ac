import { apiPath, baseApi, recordById, tagOf, withReading, type Reading } from '@/shared/api';
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
      queryFn: recordById(organizationRequest, readOrganization),
      providesTags: (_organization, _error, identifier) => [tagOf('Organization', identifier)],
    }),

    getOrganizationById: build.query<Reading<OrganizationSummary>, number>({
      queryFn: recordById((id) => ({ path: apiPath`/org/id/${id}`, response: 'value' }), readSummary),
      // A tag without the id, because a save knows the organization by its Identifier only.
      providesTags: ['OrganizationSummary'],
    }),
  }),
});

export const useGetOrganizationQuery = withReading(organizationApi.useGetOrganizationQuery);
export const useGetOrganizationByIdQuery = withReading(organizationApi.useGetOrganizationByIdQuery);
