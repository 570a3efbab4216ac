export { PrintButton } from './PrintButton';
export { useIsPrinting } from './useIsPrinting';
