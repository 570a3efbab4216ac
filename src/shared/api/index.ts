export type { ResponseStore, StoredResponse } from './responseStore';
export type { ApiContext } from './apiContext';
export {
  listsAged,
  responsesChangedInOtherTab,
  responsesForgotten,
  responsesOutdated,
  responsesRetried,
  tokenRefused,
} from './apiEvents';
export { apiPath, apiUrl } from './apiPath';
export type { ApiPath } from './apiPath';
export { baseApi, LIST_AGE_S, patchCacheAfter, SHARED_LIST, tagOf } from './baseApi';
export type { components } from './contract.gen';
export {
  describeError,
  describeFailedWrite,
  isApiError,
  isRefusal,
  isTransient,
  isUncertain,
  unconfirmed,
} from './failure';
export type { ApiError, ApiErrorKind, Outcome } from './failure';
export type { Answer, ApiMeta, ApiRequest, NoArgument, Send } from './baseQuery';
export { readResponse, responseIs } from './readResponse';
export type { ResponseKind } from './readResponse';
export {
  isLost,
  listOf,
  neededListOf,
  readEntries,
  readRecord,
  recordById,
  recordOf,
  recordOrNone,
  recordOrNoneById,
} from './reading';
export type { Complete, Reader, Reading } from './reading';
export {
  selectIsAnyRequestRunning,
  selectOldestDataTime,
  selectShownReadings,
  useIsAnyRequestRunning,
  withReading,
} from './readings';
export type { LinkedId } from './fieldReader';
