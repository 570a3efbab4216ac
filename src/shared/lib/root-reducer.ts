import {
  combineSlices,
  createDynamicMiddleware,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';

/**
 * The state of all slices. A slice adds its type here by declaration merging, and injects itself into `rootReducer` when its
 * code loads, so that pages that don't use it don't load it.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- each slice adds its own state
export interface LazySlices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<LazySlices>();

/** A slice's state is undefined until its code has loaded. */
export type RootState = ReturnType<typeof rootReducer>;

export type PortalDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/** Adds a listener to the listener middleware: "when this action is dispatched, do that". */
export type StartListening = TypedStartListening<RootState, PortalDispatch>;

/** Takes the middleware that a slice adds when its code loads. */
export const dynamicMiddleware = createDynamicMiddleware();
