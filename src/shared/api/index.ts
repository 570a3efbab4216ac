export type { ResponseStore, StoredResponse } from './responseStore';
export type { ApiContext } from './apiContext';
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
export type { Answer, ApiRequest, NoArgument, Send } from './executeRequest';
export { isApiError, isRefusal, isTransient, isUncertain, unconfirmed } from './failure';
export type { ApiError, Outcome } from './failure';
export { patchCacheAfter } from './patchCacheAfter';
export { responseIs, readResponse } from './readResponse';
export { isLost, listOf, neededListOf, readEntries, readRecord, recordOf, recordOrNone } from './reading';
export type { Complete, Reader, Reading } from './reading';
export { recordById, recordOrNoneById } from './recordById';
export {
  selectIsAnyRequestRunning,
  selectOldestDataTime,
  selectShownReadings,
  useIsAnyRequestRunning,
  withReading,
} from './readings';
export type { ReadQuery } from './readings';
export type { LinkedId } from './fieldReader';
