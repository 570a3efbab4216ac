export { DraftStatus } from './DraftStatus';
export { flushForms } from './flushForms';
export { FormDraftSync } from './FormDraftSync';
export { PortalForm } from './PortalForm';
export type { FormWrite } from './PortalForm';
