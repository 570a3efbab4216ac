export {
  countChanges,
  draftChanged,
  draftKey,
  draftOf,
  draftRemoved,
  draftsClaimed,
  draftsCleared,
  draftsExpired,
  forDraft,
  isUnfinished,
  isUnfinishedSave,
  saveProgressed,
  textsOf,
} from './draft';
export type { Draft, DraftId, UnfinishedSave } from './draft';
export {
  DRAFT_LIFETIME_MS,
  holdsDrafts,
  oldestDraftTime,
  removeDraftsOfOthers,
  removeOverdueDrafts,
  removeStoredDrafts,
} from './draftLifetime';
export {
  ownDrafts,
  removeDraft,
  selectDraft,
  selectHaveDraftsExpired,
  selectUnsubmittedDrafts,
  visitorDrafts,
} from './draftsSlice';
export { DraftStatus } from './DraftStatus';
export { ErrorList } from './ErrorList';
export { ErrorSummary, PortalForm } from './PortalForm';
export type { FormWrite } from './PortalForm';
export { Field, PasswordField, SelectField, TextField } from './Field';
export { describedBy, FieldError, FieldFrame, FieldHint, fieldId, FieldScope, TextInput } from './FieldFrame';
export type { FieldProps, TextInputOptions } from './FieldFrame';
export { SaveActions, UnfinishedNotice, useSave } from './SaveControls';
export {
  doneOf,
  isFullyRefused,
  saveParts,
  sendChoices,
  sendCreate,
  sendWrite,
  stillUnfinished,
  unfinishedOf,
} from './saves';
export type { Done, Saved, SavePart } from './saves';
export { useDraft, useDraftEvents, useLaterChanges, useSliceDraft, useUnconfirmedSend, valueOf } from './useDraft';
export type { FormSlice } from './useDraft';
export { choicesAfter, isByIds, isToggle, useSavedToggles, useToggles } from './useToggles';
export type { Toggles } from './useToggles';
