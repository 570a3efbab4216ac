export { Dialog } from './Dialog';
export { openModal } from './openModal';
export { useModal } from './useModal';
