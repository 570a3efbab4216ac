import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Reading } from '@/shared/api';
import { staffApi } from './staffApi';
import type { Person } from './staffDto';

type Update = (person: Person) => Person;

/** See `onceSaved`. */
export const peopleSaved =
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
