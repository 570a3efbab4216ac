export { useDebouncedSelector } from './useDebouncedSelector';
