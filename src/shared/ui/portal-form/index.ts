export { DraftStatus } from './DraftStatus';
export { flushForms } from './flushForms';
export { FormMirror } from './FormMirror';
export { PortalForm } from './PortalForm';
export type { FormDraft } from './PortalForm';
