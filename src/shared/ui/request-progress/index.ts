export { RequestProgress } from './RequestProgress';
