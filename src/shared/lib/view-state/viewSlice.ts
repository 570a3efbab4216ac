import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { registerSlice } from '@/shared/lib/lazy-slices';

type ViewState = Readonly<Record<string, unknown>>;

const initialState: ViewState = {};

/** What decides how a screen looks and is neither typed nor in the address: an open dialog, an outcome that is told. */
export const viewSlice = createSlice({
  name: 'view',
  initialState,
  reducers: {
    viewChanged: (state, { payload: { name, value } }: PayloadAction<{ name: string; value: unknown }>) => ({
      ...state,
      [name]: value,
    }),
    viewLeft: (state, { payload }: PayloadAction<string>) => {
      const { [payload]: _left, ...others } = state;
      return others;
    },
  },
});

export const { viewChanged, viewLeft } = viewSlice.actions;

registerSlice({ reducerPath: viewSlice.reducerPath, createReducer: () => viewSlice.reducer });

export interface WithView {
  view?: ViewState;
}
