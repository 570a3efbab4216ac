export { BASE_PATH, encodePart, paths, patterns } from './paths';
export { readReturnPath } from './returnPath';
export { useQueryOnceHydrated } from './useQueryOnceHydrated';
export { readUrl, urlFlag, urlPage, urlText, urlTrimmed, urlWord, useUrlState, writeUrl } from './useUrlState';
export type { UrlField, UrlFields } from './useUrlState';
