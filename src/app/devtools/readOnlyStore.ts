import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api';

/** Runs `render` with the clock stopped at `at` (ms since the epoch), so that a screen shows the dates of that moment. */
export function atMoment(at: number, render: () => void): void {
  const { Date: RealDate } = globalThis;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts) => Reflect.construct(target, parts.length === 0 ? [at] : parts) as Date,
    get: (target, name) => (name === 'now' ? () => at : (Reflect.get(target, name) as unknown)),
  });
  try {
    render();
  } finally {
    globalThis.Date = RealDate;
  }
}

const nothing = (): void => undefined;

const neverSent = (): object =>
  Object.assign(new Promise(nothing), {
    requestId: 'never-sent',
    arg: undefined,
    queryCacheKey: undefined,
    abort: nothing,
    reset: nothing,
    refetch: neverSent,
    unsubscribe: nothing,
    unwrap: neverSent,
    updateSubscriptionOptions: nothing,
  });

export function readOnlyStore(state: unknown, present: Store): Store {
  const subscriptions = baseApi.internalActions.internal_getRTKQSubscriptions;
  const dispatch = (action: UnknownAction | (() => unknown)): unknown => {
    if (typeof action === 'function') return neverSent();
    return subscriptions.match(action) ? present.dispatch(action) : action;
  };
  return { ...present, getState: () => state, subscribe: () => nothing, dispatch: dispatch as Store['dispatch'] };
}
