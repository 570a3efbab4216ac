import { useLayoutEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { RootState } from '@/shared/lib/root-reducer';
import { selectView, viewChanged } from '@/shared/lib/view-state';

const NAME = 'sites/currentMinute';
const MINUTE_MS = 60_000;

const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

const selectMinute = (state: RootState) => selectView(state)[NAME] as number | undefined;

/**
 * The start of the current minute, in ms since the epoch, for countdowns. Kept in the store, so that time travel shows the minute of the
 * state that it jumps to.
 */
export function useCurrentMinute(): number {
  const store = useStore<RootState>();
  const minute = useSelector(selectMinute);

  useLayoutEffect(() => {
    const update = (): void => {
      const now = currentMinute();
      if (selectMinute(store.getState()) !== now) store.dispatch(viewChanged({ name: NAME, value: now }));
    };
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [store]);

  return minute ?? currentMinute();
}
