export { useSaveCredentialsMutation } from './api/credentialsApi';
export {
  credentialChoices,
  credentialsDraft,
  credentialToggles,
  isRequested,
  withChoice,
} from './model/credentialChoice';
