export { SaveActions } from './SaveActions';
export { useLeaveSaved } from './useLeaveSaved';
