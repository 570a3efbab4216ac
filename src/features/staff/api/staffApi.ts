import { apiPath, baseApi, listOf, recordOrNone, tagOf, withReading } from '@/shared/api';
import type { Reading } from '@/shared/api';
import { readPerson } from './readPerson';
import type { Person, StaffRole } from './staffDto';

export const staffTags = (role: StaffRole, identifier: string) => [
  tagOf(role === 'director' ? 'Director' : 'Assistants', identifier),
  tagOf('Staff', identifier),
];

const staffApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
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
