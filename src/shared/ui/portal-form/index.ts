export { DraftStatus } from './DraftStatus';
export { flushForms } from './flushForms';
export { FormDraftSync } from './FormDraftSync';
export { lockOf, PortalForm } from './PortalForm';
export type { FormDraft } from './PortalForm';
