export { PortalForm } from './PortalForm';
