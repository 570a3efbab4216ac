export { associationUrl } from './associationUrl';
export { config } from './config';
