import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { registerSlice } from '@/shared/lib/lazy-slices';

type ViewState = Readonly<Record<string, unknown>>;

const initialState: ViewState = {};

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

/** `useState` in the store, for time travel: serializable, under a unique name, removed on unmount. */
export function useViewState<T>(name: string, initial: T): [T, (value: T) => void] {
  const dispatch = useDispatch();
  const held = useSelector(({ view }: WithView) => view !== undefined && name in view);
  const value = useSelector(({ view }: WithView) => (view !== undefined && name in view ? view[name] : initial)) as T;
  const isHeld = useRef(held);
  useEffect(() => {
    isHeld.current = held;
  });
  useEffect(
    () => () => {
      if (isHeld.current) dispatch(viewLeft(name));
    },
    [dispatch, name],
  );
  return [
    value,
    useCallback(
      (next: T) => {
        dispatch(viewChanged({ name, value: next }));
      },
      [dispatch, name],
    ),
  ];
}
