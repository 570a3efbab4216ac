import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface PortalLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

const initialState: PortalLocation = { pathname: '', search: '', hash: '', state: null, key: '' };

/** Recorded beside the state, so that time travel restores the address too. */
export const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    locationChanged: (_state, { payload }: PayloadAction<PortalLocation>) => payload,
  },
});

export const { locationChanged } = locationSlice.actions;
