export { associationUrl, config } from './config';
