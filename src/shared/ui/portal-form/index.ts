export { PortalForm } from './PortalForm';
export { forgetFormDraft } from './formDraft';
