export { FileDrop } from './FileDrop';
