export { useSaveCredentialsMutation } from './api/credentialsApi';
export type { CredentialChoice } from './api/credentialsApi';
export { credentialChoices, isRequested, withChoice } from './model/credentialChoice';
export type { CredentialEdits } from './model/credentialChoice';
export { credentialsDraft, credentialToggles } from './model/credentialDraft';
