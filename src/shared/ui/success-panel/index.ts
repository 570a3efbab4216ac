export { SuccessPanel } from './SuccessPanel';
