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
export { baseApi, LIST_AGE_S, patchCacheAfter, SHARED_LIST, tagOf } from './baseApi';
export type { components } from './contract.gen';
export { describeError } from './describeError';
export {
  asSentence,
  describeFailedWrite,
  isRefusal,
  isUncertain,
  mayHaveArrived,
  type WriteTexts,
} from './failedWrite';
export { BRIEF } from './baseQuery';
export type { Answer, ApiContext, ApiRequest, NoArgument, ResponseStore, Send, StoredResponse } from './baseQuery';
export { isApiError, isTransient, unconfirmed } from './failure';
export type { ApiError, Outcome } from './failure';
export { responseIs, readResponse, saysFailed } from './readResponse';
export { answerOf, isLost, listOf, neededListOf, readEntries, readRecord, recordOf, recordOrNoneOf } from './reading';
export type { Complete, Read, Reader, Reading } from './reading';
export { selectIsAnyRequestRunning, selectOldestDataTime, selectShownReadings, withReading } from './readings';
export type { ReadQuery } from './readings';
export { retryFailed } from './retryFailed';
export type { FieldReader, LinkedId, Row } from './fieldReader';
