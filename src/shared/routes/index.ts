export { BASE_PATH, paths } from './paths';
export { useQueryOnceHydrated } from './useQueryOnceHydrated';
export { readWantedPage } from './wantedPage';
