export { Dialog } from './Dialog';
export { useModal } from './useModal';
