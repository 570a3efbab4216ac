import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/app/store';
// Each feature adds its endpoints when it is loaded.
import '@/features/agreements';
import '@/features/credentials';
import '@/features/listing';
import '@/features/organization';
import '@/features/schools';
import '@/features/sites';
import '@/features/staff';
import { baseApi } from '@/shared/api';
import type { Store } from './bench';

export interface Outcome {
  data?: unknown;
  error?: unknown;
}

interface Endpoint {
  initiate: (
    arg: unknown,
  ) => ThunkAction<PromiseLike<Outcome> & { refetch?: () => unknown }, RootState, unknown, UnknownAction>;
}

const all = baseApi.endpoints as unknown as Readonly<Record<string, Endpoint | undefined>>;

/** Every endpoint of the portal. */
export const endpointNames: readonly string[] = Object.keys(all);

/** Sends what a screen's hook would send. */
export function send(store: Store, name: string, arg: unknown) {
  const endpoint = all[name];
  if (endpoint === undefined) throw new Error(`There is no endpoint "${name}"`);
  return store.dispatch(endpoint.initiate(arg));
}

/** What a screen's hook makes of an answer: its data without the count of what could not be read. */
export const valueOf = ({ data }: Outcome): unknown =>
  typeof data === 'object' && data !== null && 'unreadable' in data ? Reflect.get(data, 'value') : data;
