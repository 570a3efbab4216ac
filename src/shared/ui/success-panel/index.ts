export { SuccessPanel } from './SuccessPanel';
export { useFocusedHeading } from './useFocusedHeading';
