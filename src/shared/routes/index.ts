export { BASE_PATH, paths, patterns } from './paths';
export { useQueryOnceHydrated } from './useQueryOnceHydrated';
export { readWantedPage } from './wantedPage';
