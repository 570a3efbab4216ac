import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { rootReducer, type RootState } from '@/shared/lib/root-reducer';

type ViewState = Readonly<Record<string, unknown>>;

const initialState: ViewState = {};

const viewSlice = createSlice({
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
  selectors: {
    selectView: (state) => state,
  },
});

declare module '@/shared/lib/root-reducer' {
  export interface LazySlices extends WithSlice<typeof viewSlice> {}
}

export const { viewChanged, viewLeft } = viewSlice.actions;
export const { selectView } = viewSlice.injectInto(rootReducer).selectors;

/**
 * `useState` in the store, for what time travel must bring back: dialogs, messages, steps, tabs. The value must be
 * serializable and have a unique name; it is removed on unmount.
 */
export function useViewState<T>(name: string, initial: T): [T, (value: T) => void] {
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const value = useSelector((state: RootState) => (name in selectView(state) ? selectView(state)[name] : initial)) as T;
  useEffect(
    () => () => {
      if (name in selectView(store.getState())) dispatch(viewLeft(name));
    },
    [dispatch, store, name],
  );
  return [value, useCallback((next: T) => dispatch(viewChanged({ name, value: next })), [dispatch, name])];
}
