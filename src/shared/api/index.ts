export type { ResponseStore, StoredResponse } from './responseStore';
export {
  responsesChangedInOtherTab,
  responsesForgotten,
  responsesOutdated,
  responsesRetried,
  listsAged,
  tokenRefused,
} from './apiEvents';
export { apiPath, apiUrl } from './apiPath';
export type { ApiPath } from './apiPath';
export { baseApi, LIST_AGE_S, SHARED_LIST, tagOf } from './baseApi';
export type { components } from './contract.gen';
export { describeError, describeFailedWrite } from './describeError';
export type { Answer, ApiContext, ApiRequest, NoArgument, Send } from './baseQuery';
export { isApiError, isRefusal, isTransient, isUncertain, unconfirmed } from './failure';
export type { ApiError, Outcome } from './failure';
export { patchCacheAfter } from './patchCacheAfter';
export { responseIs, readResponse } from './readResponse';
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
export { selectIsAnyRequestRunning, selectOldestDataTime, selectShownReadings, withReading } from './readings';
export type { ReadQuery } from './readings';
export type { LinkedId } from './fieldReader';
