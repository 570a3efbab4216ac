export { draftKey, draftRemoved, draftsClaimed, draftsCleared, draftsExpired, forDraft } from './draft';
export { draftChanged, isUnfinished, isUnfinishedSave, saveProgressed, textsOf } from './draftValue';
export type { Draft, DraftId, UnfinishedSave } from './draft';
export {
  DRAFT_LIFETIME_MS,
  holdsDrafts,
  oldestDraftTime,
  removeDraftsOfOthers,
  removeOverdueDrafts,
  removeStoredDrafts,
} from './draftLifetime';
export { ownDrafts, selectDraft, selectUnsubmittedDrafts, visitorDrafts } from './draftsSlice';
export { DraftStatus } from './DraftStatus';
export { ErrorList } from './ErrorList';
export { ErrorSummary } from './ErrorSummary';
export { Field } from './Field';
export { describedBy, FieldError, FieldFrame, FieldHint, fieldId, FieldScope } from './FieldFrame';
export type { FieldProps } from './FieldFrame';
export { PasswordField } from './PasswordField';
export { PortalForm } from './PortalForm';
export type { FormWrite } from './PortalForm';
export { SaveActions, UnfinishedNotice } from './SaveControls';
export { doneOf, isFullyRefused, saveParts, sendCreate, sendWrite, stillUnfinished, unfinishedOf } from './saves';
export type { Done, SavePart, Saved, Send } from './saves';
export { SelectField } from './SelectField';
export { TextField } from './TextField';
export { TextInput } from './TextInput';
export type { TextInputOptions } from './TextInput';
export { sliceEvent, useDraftEvents, useSliceDraft, useTextDraft, valueOf } from './useDraft';
export type { FormSlice } from './useDraft';
export { useSave, useSuccessNotice } from './useSave';
export { isByIds, isToggle, useToggles } from './useToggles';
export type { Toggles } from './useToggles';
