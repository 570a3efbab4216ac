export { useIsPrinting } from './useIsPrinting';
