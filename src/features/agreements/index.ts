export { useDecideAudioRequestMutation, useSubmitAgreementMutation } from './api/agreementWritesApi';
export { FOOTBALL_ID } from './api/agreementsDto';
export type { AgreementSubmission, BroadcastType } from './api/agreementsDto';
export { currentStatusIn } from './api/readDecision';
export { broadcastTypeOrder, broadcastTypes, feeTiers, findTier } from './config/feeTiers';
export { agreementTerms } from './config/terms';
export { draftFromEarlier, historyCleared, selectAgreementHistory } from './model/agreementHistory';
export type { EarlierAgreement } from './model/agreementHistory';
export {
  activityChosen,
  agreementDraft,
  agreementFormSlice,
  agreementSubmitted,
  broadcastTypeChosen,
  choiceMade,
  classChosen,
  correctionRequested,
  draftReviewed,
  earlierAgreementCopied,
  flowOpened,
  levelChosen,
  pointConfirmed,
  recordArrived,
  replacedDraftRestored,
  schoolsChosen,
  siteChosen,
  textEntered,
} from './model/agreementSlice';
export type {
  AgreementChoices,
  AgreementEntries,
  AgreementState,
  AgreementTexts,
  ReviewedAgreement,
} from './model/agreementState';
export {
  broadcastFee,
  contestCount,
  feeOf,
  formatDollars,
  isFreeTierDoubtful,
  isPaidByContest,
} from './model/broadcastFee';
export type { BroadcastFee } from './model/broadcastFee';
export { deadlines, isOver, overdueOf } from './model/deadlines';
export type { Deadline, Overdue } from './model/deadlines';
export { chosenSite, eventSiteOptions, hostElsewhere, isLocationEnough, offeredChoices } from './model/offeredChoices';
export type { AgreementLists, HostElsewhere, Lookup } from './model/offeredChoices';
export { reviewAgreement } from './model/reviewAgreement';
export { useAgreementLists } from './model/useAgreementLists';
export type { LookupFailure } from './model/useAgreementLists';
export { useAgreementSubmission } from './model/useAgreementSubmission';
