export { latePart } from './latePart';
