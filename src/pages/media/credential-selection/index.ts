export { CredentialSelectionPage } from './ui/CredentialSelectionPage';
