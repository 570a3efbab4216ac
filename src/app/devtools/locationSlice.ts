import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the browser was, the base path included. */
export interface PortalLocation {
  pathname: string;
  search: string;
  hash: string;
  /** What the navigation has passed on. */
  state: unknown;
  key: string;
}

const initialState: PortalLocation = { pathname: '', search: '', hash: '', state: null, key: '' };

/** The address beside the state, so that a jump brings it along. Only the log has it. */
export const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    locationChanged: (_state, { payload }: PayloadAction<PortalLocation>) => payload,
  },
});

export const { locationChanged } = locationSlice.actions;
