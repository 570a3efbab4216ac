export { useSaveCredentialsMutation } from './api/credentialsApi';
export type { CredentialChoice } from './api/credentialsApi';
export { credentialChoices, isRequested, withChoice } from './model/credentialChoice';
export type { CredentialEdits } from './model/credentialChoice';
export {
  credentialsDraft,
  credentialsKind,
  credentialsRefused,
  credentialsSaved,
  credentialsSent,
  credentialsToggled,
  listLeft,
  listReopened,
} from './model/credentialDraft';
