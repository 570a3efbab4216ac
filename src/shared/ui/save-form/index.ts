export { SaveActions } from './SaveActions';
export { UnfinishedNotice } from './UnfinishedNotice';
export { useSave } from './useSave';
export { useSuccessNotice } from './useSuccessNotice';
