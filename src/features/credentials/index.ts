export { useSaveCredentialsMutation } from './api/credentialsApi';
export type { CredentialChoice } from './api/credentialsApi';
export { credentialChoices, isRequested, needsCredential } from './model/credentialChoice';
export type { CredentialEdits } from './model/credentialChoice';
export { readCredentialDraft, writeCredentialDraft } from './model/credentialDraft';
