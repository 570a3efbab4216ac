export { clampPage, countPages, pageSlice } from './pageSlice';
export { pageWindow } from './pageWindow';
export type { PagerItem } from './pageWindow';
