import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isRecord } from '@/shared/lib/is-record';
import { persistSlice } from '@/shared/lib/persist';
import { rootReducer, type RootState } from '@/shared/lib/root-reducer';
import { safeLocalStorage } from '@/shared/lib/storage';

interface PreferencesState {
  /** Choices by name. They contain nothing personal, so they outlive the session. */
  chosen: Readonly<Record<string, string>>;
}

const initialState: PreferencesState = { chosen: {} };

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    /** `undefined` removes the choice. */
    preferenceChosen: ({ chosen }, { payload }: PayloadAction<{ name: string; value: string | undefined }>) => {
      const { [payload.name]: _before, ...others } = chosen;
      return { chosen: payload.value === undefined ? others : { ...others, [payload.name]: payload.value } };
    },
  },
});

const { preferenceChosen } = preferencesSlice.actions;

const preferences = persistSlice(preferencesSlice, {
  storageKey: 'persist:preferences',
  area: safeLocalStorage,
  version: 1,
  whitelist: ['chosen'],
  merge: ({ chosen }, stored, isFromOtherTab) => {
    const read = Object.entries(isRecord(stored.chosen) ? stored.chosen : {}).filter(
      (choice): choice is [string, string] => typeof choice[1] === 'string',
    );
    // Keeps a choice that was made before the restore, because it is newer.
    return { chosen: { ...Object.fromEntries(read), ...(isFromOtherTab ? {} : chosen) } };
  },
});

declare module '@/shared/lib/root-reducer' {
  export interface LazySlices extends WithSlice<typeof preferences> {}
}

rootReducer.inject(preferences);

/** Returns a choice and its setter. The choice is undefined if none was made, or if it is no longer an option. */
export function usePreference<T extends string>(
  name: string,
  options: readonly T[],
): [T | undefined, (value: T | undefined) => void] {
  const dispatch = useDispatch();
  const stored = useSelector((state: RootState) => state.preferences?.chosen[name]);
  return [
    options.find((option) => option === stored),
    useCallback((value: T | undefined) => dispatch(preferenceChosen({ name, value })), [dispatch, name]),
  ];
}
