import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { createMigrate, REHYDRATE, type PersistedState } from 'redux-persist';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { registerPersistedSlice } from '@/shared/lib/persist';
import { safeLocalStorage } from '@/shared/lib/storage';

export interface PreferencesState {
  chosen: Readonly<Record<string, string>>;
}

const KEY = 'preferences';

const initialState: PreferencesState = { chosen: {} };

function readChosen(stored: unknown): Record<string, string> {
  const chosen: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'chosen') : undefined;
  if (typeof chosen !== 'object' || chosen === null) return {};
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => typeof value === 'string'));
}

export const preferencesSlice = createSlice({
  name: KEY,
  initialState,
  reducers: {
    preferenceChosen: ({ chosen }, { payload }: PayloadAction<{ name: string; value: string }>) => ({
      chosen: { ...chosen, [payload.name]: payload.value },
    }),
    preferenceDropped: (state, { payload }: PayloadAction<string>) => {
      const { [payload]: _dropped, ...chosen } = state.chosen;
      return { chosen };
    },
    preferencesReceived: (_state, { payload }: PayloadAction<object>) => ({ chosen: readChosen(payload) }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      (action: UnknownAction): action is PayloadAction<unknown> => action.type === REHYDRATE && action.key === KEY,
      // A choice made before the restore is newer.
      ({ chosen }, { payload }) => ({ chosen: { ...readChosen(payload), ...chosen } }),
    );
  },
});

export const { preferenceChosen, preferenceDropped, preferencesReceived } = preferencesSlice.actions;

const migrations: Record<number, (state: PersistedState) => PersistedState> = {};

registerPersistedSlice({
  reducerPath: preferencesSlice.reducerPath,
  reducer: preferencesSlice.reducer,
  key: KEY,
  version: 1,
  migrate: createMigrate(migrations),
  whitelist: ['chosen'],
  area: safeLocalStorage,
  onOtherTab: preferencesReceived,
});

export interface WithPreferences {
  preferences?: PreferencesState;
}

export function usePreference<T extends string>(
  name: string,
  options: readonly T[],
): [T | undefined, (value: T | undefined) => void] {
  const dispatch = useDispatch();
  const stored = useSelector(({ preferences }: WithPreferences) => preferences?.chosen[name]);
  return [
    options.find((option) => option === stored),
    useCallback(
      (value: T | undefined) => {
        dispatch(value === undefined ? preferenceDropped(name) : preferenceChosen({ name, value }));
      },
      [dispatch, name],
    ),
  ];
}
