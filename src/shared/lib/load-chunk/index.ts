export { loadChunk } from './loadChunk';
