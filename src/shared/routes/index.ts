export { BASE_PATH, encodePart, paths, patterns } from './paths';
export { readReturnPath } from './returnPath';
export {
  readUrl,
  urlFlag,
  urlPage,
  urlText,
  urlTrimmed,
  urlWord,
  useQueryOnceHydrated,
  useUrlState,
  writeUrl,
} from './useUrlState';
export type { UrlField, UrlFields } from './useUrlState';
