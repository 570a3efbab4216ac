export { forDraft, registerDraftKind, draftRemoved, draftsClaimed, draftsCleared, draftsExpired } from './draft';
export type { Draft, DraftId, DraftKind } from './draft';
export {
  DRAFT_LIFETIME_MS,
  holdsDrafts,
  oldestDraftTime,
  removeDraftsOfOthers,
  removeOverdueDrafts,
  removeStoredDrafts,
} from './draftLifetime';
export { editsDraft, isByIds, isToggle } from './editsDraft';
export type { EditsDraft } from './editsDraft';
export { ownDrafts, selectDraft, selectUnsubmittedDrafts, visitorDrafts } from './draftsSlice';
export {
  fieldsEdited,
  fieldsKind,
  fieldsLeft,
  fieldsSaved,
  isUnfinished,
  isUnfinishedSave,
  problemDismissed,
  saveProgressed,
  saveStopped,
  submitEnded,
  submitFailed,
  submitPressed,
  submitRefused,
  submitStarted,
  submitSucceeded,
} from './fieldsDraft';
export type { FieldsDraft, UnfinishedSave } from './fieldsDraft';
export { useDraft, useDraftEvents } from './useDraft';
