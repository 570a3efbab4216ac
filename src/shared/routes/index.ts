export { BASE_PATH, encodePart, paths, patterns } from './paths';
export { useQueryOnceHydrated } from './useQueryOnceHydrated';
export { readReturnPath } from './returnPath';
