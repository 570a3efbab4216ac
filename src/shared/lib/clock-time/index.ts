export { clockTime } from './clockTime';
