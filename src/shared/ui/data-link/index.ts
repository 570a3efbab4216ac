export { DataLink } from './DataLink';
