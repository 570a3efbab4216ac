export { useViewState } from './useViewState';
export { viewSlice } from './viewSlice';
