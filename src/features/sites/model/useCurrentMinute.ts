import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useLayoutEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { rootReducer, type RootState } from '@/shared/lib/root-reducer';

const MINUTE_MS = 60_000;

const clockSlice = createSlice({
  name: 'clock',
  initialState: { minute: 0 },
  reducers: {
    minuteStarted: (_state, { payload }: PayloadAction<number>) => ({ minute: payload }),
  },
  selectors: {
    selectMinute: ({ minute }) => minute,
  },
});

declare module '@/shared/lib/root-reducer' {
  export interface LazySlices extends WithSlice<typeof clockSlice> {}
}

const { minuteStarted } = clockSlice.actions;
const { selectMinute } = clockSlice.injectInto(rootReducer).selectors;

const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The start of the current minute, in ms since the epoch, for countdowns. */
export function useCurrentMinute(): number {
  const store = useStore<RootState>();
  const minute = useSelector(selectMinute);

  useLayoutEffect(() => {
    const update = (): void => {
      const now = currentMinute();
      if (selectMinute(store.getState()) !== now) store.dispatch(minuteStarted(now));
    };
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [store]);

  return minute === 0 ? currentMinute() : minute;
}
