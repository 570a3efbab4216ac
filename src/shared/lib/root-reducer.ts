import {
  combineSlices,
  createDynamicMiddleware,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';

/**
 * The state of all slices. A slice declares itself here by interface merging, and injects itself into `rootReducer` when
 * its code loads, so that pages that don't use it don't load it.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- each slice adds its own state
export interface LazySlices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<LazySlices>();

/** A slice whose code has not loaded yet is undefined. */
export type RootState = ReturnType<typeof rootReducer>;

export type PortalDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/** Adds a listener, which is a rule of the form "when this happens, do that". */
export type StartListening = TypedStartListening<RootState, PortalDispatch>;

/** For the middleware that a slice brings with it. */
export const dynamicMiddleware = createDynamicMiddleware();
