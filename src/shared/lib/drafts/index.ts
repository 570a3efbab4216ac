export {
  draftKey,
  forDraft,
  registerDraftKind,
  draftRemoved,
  draftsClaimed,
  draftsCleared,
  draftsExpired,
} from './draft';
export type { Draft, DraftId, DraftKind, UnfinishedSave } from './draft';
export {
  DRAFT_LIFETIME_MS,
  holdsDrafts,
  oldestDraftTime,
  removeDraftsOfOthers,
  removeOverdueDrafts,
  removeStoredDrafts,
} from './draftLifetime';
export { ownDrafts, selectDraft, selectUnsubmittedDrafts, visitorDrafts } from './draftsSlice';
export { draftChanged, isUnfinished, isUnfinishedSave, saveProgressed, textsOf } from './textDraft';
export type { Texts } from './textDraft';
export { useDraft, useDraftEvents, useTextDraft } from './useDraft';
export type { DraftOptions } from './useDraft';
export { isByIds, isToggle, useToggles } from './useToggles';
export type { Toggles } from './useToggles';
