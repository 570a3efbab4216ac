export { Progress } from './Progress';
