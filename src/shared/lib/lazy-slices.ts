import type { Middleware, Reducer, Store } from '@reduxjs/toolkit';

export interface LazySlice {
  reducerPath: string;
  /** Per store: a persisted reducer has state of its own. */
  createReducer: () => Reducer;
  middleware?: Middleware;
  /** Called once per store; returns a function that disconnects. */
  connect?: (store: Store) => () => void;
}

type Listener = (slice: LazySlice) => void;

const known: LazySlice[] = [];
const listeners = new Set<Listener>();

export function registerSlice(slice: LazySlice): void {
  known.push(slice);
  for (const listener of listeners) listener(slice);
}

export function onSliceRegistered(listener: Listener): () => void {
  for (const slice of known) listener(slice);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
