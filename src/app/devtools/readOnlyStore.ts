import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api';

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
