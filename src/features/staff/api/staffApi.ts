import { apiPath, baseApi, listOf, recordOrNone, tagOf, withReading } from '@/shared/api';
import type { Reading } from '@/shared/api';
import { readPerson } from './readPerson';
import type { Person } from './staffDto';

const staffApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The primary contact, or null where an organization has none. */
    getDirector: build.query<Reading<Person | null>, string>({
      query: (identifier) => ({ path: apiPath`/staff/director/${identifier}`, answer: 'value' }),
      responseSchema: recordOrNone(readPerson),
      providesTags: (_person, _error, identifier) => [tagOf('Director', identifier)],
    }),

    getAssistants: build.query<Reading<Person[]>, string>({
      query: (identifier) => ({ path: apiPath`/staff/assistants/${identifier}`, answer: 'list' }),
      responseSchema: listOf(readPerson),
      providesTags: (_people, _error, identifier) => [tagOf('Assistants', identifier)],
    }),

    /** Everyone of the organization: the primary contact and the assistants. */
    getStaff: build.query<Reading<Person[]>, string>({
      query: (identifier) => ({ path: apiPath`/staff/${identifier}`, answer: 'list' }),
      responseSchema: listOf(readPerson),
      providesTags: (_people, _error, identifier) => [tagOf('Staff', identifier)],
    }),
  }),
});

export const useGetDirectorQuery = withReading(staffApi.useGetDirectorQuery, 'Primary contact');
export const useGetAssistantsQuery = withReading(staffApi.useGetAssistantsQuery, 'Assistants');
export const useGetStaffQuery = withReading(staffApi.useGetStaffQuery, 'Staff');
