export { forDraft, registerDraftKind, draftRemoved, draftsClaimed, draftsCleared, draftsExpired } from './draft';
export type { Draft, DraftId, DraftKind } from './draft';
export {
  DRAFT_LIFETIME_MS,
  oldestDraftTime,
  removeDraftsOfOthers,
  removeOverdueDrafts,
  removeStoredDrafts,
} from './draftLifetime';
export { editsDraft, isByIds, isToggle } from './editsDraft';
export type { EditsDraft } from './editsDraft';
export { ownDrafts, selectDraft, selectUnsubmittedDrafts, visitorDrafts } from './draftsSlice';
export type { WithDrafts } from './draftsSlice';
export {
  fieldsEdited,
  fieldsKind,
  fieldsLeft,
  isUnfinished,
  isUnfinishedSave,
  saveProgressed,
  saveStopped,
  submitEnded,
  submitFailed,
  submitPressed,
  submitStarted,
  submitSucceeded,
} from './fieldsDraft';
export type { FieldsDraft, UnfinishedSave } from './fieldsDraft';
export { useDraft, useDraftEvents } from './useDraft';
