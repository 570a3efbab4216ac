export { AgreementApprovalPage } from './ui/AgreementApprovalPage';
