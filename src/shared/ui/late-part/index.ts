export { latePart, loadLateParts } from './latePart';
