import { apiPath, baseApi, recordOf, tagOf, withReading } from '@/shared/api';
import type { Reading } from '@/shared/api';
import type { Organization, OrganizationSummary } from './organizationDto';
import { readOrganization, readSummary } from './readOrganization';

export const organizationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOrganization: build.query<Reading<Organization>, string>({
      query: (identifier) => ({ path: apiPath`/org/identifier/${identifier}`, answer: 'record' }),
      responseSchema: recordOf(readOrganization),
      providesTags: (_organization, _error, identifier) => [tagOf('Organization', identifier)],
    }),

    getOrganizationById: build.query<Reading<OrganizationSummary>, number>({
      query: (id) => ({ path: apiPath`/org/id/${id}`, answer: 'record' }),
      responseSchema: recordOf(readSummary),
      // Without an id, because a save knows the organization by its Identifier.
      providesTags: ['OrganizationSummary'],
    }),
  }),
});

export const useGetOrganizationQuery = withReading(organizationApi.useGetOrganizationQuery, 'Organization');
export const useGetOrganizationByIdQuery = withReading(organizationApi.useGetOrganizationByIdQuery, 'Organization');
