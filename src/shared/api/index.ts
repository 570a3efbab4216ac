export type { AnswerStore, ReadAnswer } from './answerStore';
export type { ApiContext } from './apiContext';
export {
  answersChangedElsewhere,
  answersForgotten,
  answersOutdated,
  answersRetried,
  listsAged,
  tokenRefused,
} from './apiEvents';
export { apiPath, apiUrl } from './apiPath';
export type { ApiPath } from './apiPath';
export { baseApi, LIST_AGE_S, SHARED_LIST, tagOf } from './baseApi';
export type { components } from './contract.gen';
export { describeError, describeFailedWrite } from './describeError';
export type { ApiMeta, ApiRequest, NoArgument } from './executeRequest';
export { isApiError, isRefusal, isTransient, isUncertain, unconfirmed } from './failure';
export type { ApiError, ApiErrorKind, Outcome } from './failure';
export { patchCacheAfter } from './patchCacheAfter';
export { answerIs, readAnswer } from './readAnswer';
export type { AnswerKind } from './readAnswer';
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
export type { LinkedId } from './fieldReader';
