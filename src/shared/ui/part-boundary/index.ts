export { PartBoundary } from './PartBoundary';
