import { apiPath, baseApi } from '@/shared/api';
import type { Organization, OrganizationSummary } from './organizationDto';

const organizationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOrganization: build.query<Organization, string>({
      query: (identifier) => ({ path: apiPath`/org/identifier/${identifier}`, answer: 'record' }),
      providesTags: (_organization, _error, identifier) => [{ type: 'Organization', id: identifier }],
    }),

    getOrganizationById: build.query<OrganizationSummary, number>({
      query: (id) => ({ path: apiPath`/org/id/${id}`, answer: 'record' }),
      providesTags: ['Organization'],
    }),
  }),
});

export const { useGetOrganizationQuery, useGetOrganizationByIdQuery } = organizationApi;
