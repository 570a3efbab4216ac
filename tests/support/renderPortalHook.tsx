import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';

/** A hook of a feature's public API, over a store of its own whose reads are retried at once. */
export function renderPortalHook<T>(hook: () => T, store = makeStore({ apiContext: { retryDelayMs: 1 } })) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { ...renderHook(hook, { wrapper }), store };
}
