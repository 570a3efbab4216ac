import type { Middleware, Reducer, Store } from '@reduxjs/toolkit';

/** A slice whose code comes with the screens that need it. */
export interface LazySlice {
  reducerPath: string;
  /** A reducer for one store: one that persists keeps state of its own. */
  createReducer: () => Reducer;
  /** What stands between its actions and the reducers. */
  middleware?: Middleware;
  /** Called once per store, when the slice is in it. Returns a function that disconnects it. */
  connect?: (store: Store) => () => void;
}

type Listener = (slice: LazySlice) => void;

const known: LazySlice[] = [];
const listeners = new Set<Listener>();

/** Adds a slice to every store, present and future. */
export function registerSlice(slice: LazySlice): void {
  known.push(slice);
  for (const listener of listeners) listener(slice);
}

/** Calls back for every slice that is registered, now and later. Returns a function that stops it. */
export function onSliceRegistered(listener: Listener): () => void {
  for (const slice of known) listener(slice);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
