export { BASE_PATH, encodePart, paths } from './paths';
export { useQueryOnceHydrated } from './useQueryOnceHydrated';
export { readWantedPage } from './wantedPage';
