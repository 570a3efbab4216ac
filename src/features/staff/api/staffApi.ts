import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { apiPath, baseApi, listOf, recordOrNoneOf, SHARED_LIST, tagOf, withReading, type Reading } from '@/shared/api';
import {
  assistantsPath,
  directorPath,
  readPerson,
  readShownPerson,
  type Person,
  type ShownPerson,
  type StaffRole,
} from './staffDto';

export const staffTags = (role: StaffRole, identifier: string) => [
  tagOf(role === 'director' ? 'Director' : 'Assistants', identifier),
  tagOf('Staff', identifier),
];

const personId = ({ PersonID }: Person) => PersonID;

const staffApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDirector: build.query<Reading<Person | null>, string>({
      queryFn: recordOrNoneOf(directorPath, () => readPerson),
      providesTags: (_person, _error, identifier) => [tagOf('Director', identifier)],
    }),

    getAssistants: build.query<Reading<Person[]>, string>({
      queryFn: listOf(assistantsPath, readPerson, personId),
      providesTags: (_people, _error, identifier) => [tagOf('Assistants', identifier)],
    }),

    /** Reads only names and emails: the public pages need no ids. */
    getListedDirector: build.query<Reading<ShownPerson | null>, string>({
      queryFn: recordOrNoneOf(directorPath, () => readShownPerson),
      providesTags: (_person, _error, identifier) => [tagOf('Director', identifier)],
    }),

    getListedAssistants: build.query<Reading<ShownPerson[]>, string>({
      queryFn: listOf(assistantsPath, readShownPerson),
      providesTags: (_people, _error, identifier) => [tagOf('Assistants', identifier)],
    }),

    getStaff: build.query<Reading<Person[]>, string>({
      queryFn: listOf((identifier) => apiPath`/staff/${identifier}`, readPerson, personId),
      providesTags: (_people, _error, identifier) => [tagOf('Staff', identifier)],
    }),
  }),
});

export const useGetDirectorQuery = withReading(staffApi.useGetDirectorQuery, SHARED_LIST);
export const useGetAssistantsQuery = withReading(staffApi.useGetAssistantsQuery, SHARED_LIST);
export const useGetListedDirectorQuery = withReading(staffApi.useGetListedDirectorQuery, SHARED_LIST);
export const useGetListedAssistantsQuery = withReading(staffApi.useGetListedAssistantsQuery, SHARED_LIST);
export const useGetStaffQuery = withReading(staffApi.useGetStaffQuery, SHARED_LIST);

type Update = (person: Person) => Person;

/** Updates people in all cached lists of the staff; see `patchCacheAfter`. */
export const patchPeople =
  (identifier: string, update: Update) =>
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the API's thunks name the state of the whole store
  (dispatch: ThunkDispatch<any, unknown, UnknownAction>): void => {
    const all = (reading: Reading<Person[]>): Reading<Person[]> => ({ ...reading, value: reading.value.map(update) });
    dispatch(staffApi.util.updateQueryData('getStaff', identifier, all));
    dispatch(staffApi.util.updateQueryData('getAssistants', identifier, all));
    dispatch(
      staffApi.util.updateQueryData('getDirector', identifier, (reading) => ({
        ...reading,
        value: reading.value === null ? null : update(reading.value),
      })),
    );
  };

/** The staff's email addresses by PersonID, without people who have none. */
export function useStaffEmails(identifier: string): ReadonlyMap<number, string> {
  const { data } = useGetStaffQuery(identifier === '' ? skipToken : identifier);
  return useMemo(
    () => new Map((data ?? []).flatMap(({ PersonID, Email }) => (Email ? [[PersonID, Email] as const] : []))),
    [data],
  );
}
