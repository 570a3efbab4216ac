export { AgreementPage } from './ui/AgreementPage';
