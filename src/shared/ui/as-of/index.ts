export { AsOf } from './AsOf';
