export {
  useAgreementSubmission,
  useSubmitAgreementMutation,
  useSubmittedAgreement,
  WENT_THROUGH,
} from './api/agreementSubmission';
export { reviewAgreement } from './model/reviewAgreement';
export type { AgreementSubmission, BroadcastType } from './api/agreementsDto';
export { FOOTBALL_ID } from './api/agreementsDto';
export { currentStatusIn, useDecideAudioRequestMutation, type Decision } from './api/audioApproval';
export { useAgreementLists } from './api/useAgreementLists';
export { broadcastTypeOrder, broadcastTypes, feeTiers, findTier } from './config/feeTiers';
export { agreementTerms } from './config/terms';
export { draftFromEarlier, historyCleared, selectAgreementHistory } from './model/agreementHistory';
export type { EarlierAgreement } from './model/agreementHistory';
export { agreementEvents, agreementFormSlice, useAgreementDraft } from './model/agreementSlice';
export type {
  AgreementChoices,
  AgreementEntries,
  AgreementState,
  AgreementTexts,
  ReviewedAgreement,
} from './model/agreementSlice';
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
export type { AgreementLists, HostElsewhere, Lookup, Option } from './model/offeredChoices';
