export { seal, unseal } from './sealed';
