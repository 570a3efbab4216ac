import { apiPath, baseApi, listOf, recordOrNone, withReading } from '@/shared/api';
import type { Reading } from '@/shared/api';
import { readPerson } from './readPerson';
import type { Person, StaffRole } from './staffDto';

export const staffTags = (role: StaffRole, identifier: string) => [
  { type: role === 'director' ? ('Director' as const) : ('Assistants' as const), id: identifier },
  { type: 'Staff' as const, id: identifier },
];

const staffApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDirector: build.query<Reading<Person | null>, string>({
      query: (identifier) => ({ path: apiPath`/staff/director/${identifier}`, answer: 'value' }),
      responseSchema: recordOrNone(readPerson),
      providesTags: (_person, _error, identifier) => [{ type: 'Director', id: identifier }],
    }),

    getAssistants: build.query<Reading<Person[]>, string>({
      query: (identifier) => ({ path: apiPath`/staff/assistants/${identifier}`, answer: 'list' }),
      responseSchema: listOf(readPerson),
      providesTags: (_people, _error, identifier) => [{ type: 'Assistants', id: identifier }],
    }),

    getStaff: build.query<Reading<Person[]>, string>({
      query: (identifier) => ({ path: apiPath`/staff/${identifier}`, answer: 'list' }),
      responseSchema: listOf(readPerson),
      providesTags: (_people, _error, identifier) => [{ type: 'Staff', id: identifier }],
    }),
  }),
});

export const useGetDirectorQuery = withReading(staffApi.useGetDirectorQuery, 'Primary contact');
export const useGetAssistantsQuery = withReading(staffApi.useGetAssistantsQuery, 'Assistants');
export const useGetStaffQuery = withReading(staffApi.useGetStaffQuery, 'Staff');
