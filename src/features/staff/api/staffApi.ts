import { apiPath, baseApi } from '@/shared/api';
import type { Person } from './staffDto';

const staffApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The primary contact, or null where an organization has none. */
    getDirector: build.query<Person | null, string>({
      query: (identifier) => ({ path: apiPath`/staff/director/${identifier}`, answer: 'value' }),
      providesTags: (_person, _error, identifier) => [{ type: 'Director', id: identifier }],
    }),

    getAssistants: build.query<Person[], string>({
      query: (identifier) => ({ path: apiPath`/staff/assistants/${identifier}`, answer: 'list' }),
      providesTags: (_people, _error, identifier) => [{ type: 'Assistants', id: identifier }],
    }),

    /** Everyone of the organization: the primary contact and the assistants. */
    getStaff: build.query<Person[], string>({
      query: (identifier) => ({ path: apiPath`/staff/${identifier}`, answer: 'list' }),
      providesTags: (_people, _error, identifier) => [{ type: 'Staff', id: identifier }],
    }),
  }),
});

export const { useGetDirectorQuery, useGetAssistantsQuery, useGetStaffQuery } = staffApi;
