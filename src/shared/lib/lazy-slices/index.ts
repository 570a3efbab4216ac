export { onSliceRegistered, registerSlice } from './lazySlices';
export type { LazySlice } from './lazySlices';
