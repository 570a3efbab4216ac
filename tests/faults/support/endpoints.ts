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

const all: Readonly<Record<string, unknown>> = baseApi.endpoints;

/** Every endpoint of the portal. */
export const endpointNames: readonly string[] = Object.keys(all);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'initiate' in value && typeof value.initiate === 'function';

function endpoint(name: string): Endpoint {
  const found = all[name];
  if (!isEndpoint(found)) throw new Error(`There is no endpoint "${name}"`);
  return found;
}

/** Sends what a screen's hook would send. */
export function send(store: Store, name: string, arg: unknown) {
  return store.dispatch(endpoint(name).initiate(arg));
}

/** What a screen's hook makes of an answer: its data without the count of what could not be read. */
export const valueOf = ({ data }: Outcome): unknown =>
  typeof data === 'object' && data !== null && 'unreadable' in data ? Reflect.get(data, 'value') : data;
