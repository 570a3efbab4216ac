export {
  credentialChoices,
  credentialsDraft,
  credentialToggles,
  isRequested,
  useSaveCredentialsMutation,
  withChoice,
} from './api/credentialsApi';
