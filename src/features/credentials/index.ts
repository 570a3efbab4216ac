export { useSaveCredentialsMutation } from './api/credentialsApi';
export type { CredentialChoice } from './api/credentialsApi';
export {
  credentialChoices,
  credentialsDraft,
  credentialToggles,
  isRequested,
  withChoice,
} from './model/credentialChoice';
export type { CredentialEdits } from './model/credentialChoice';
