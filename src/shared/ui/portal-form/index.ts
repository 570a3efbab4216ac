export { DraftStatus } from './DraftStatus';
export { flushForms } from './flushForms';
export { PortalForm } from './PortalForm';
export type { FormWrite } from './PortalForm';
