export { localArea, sessionArea } from './browserStorage';
export type { SafeStorage } from './browserStorage';
