export { localArea, sessionArea } from './browserStorage';
export type { SafeStorage } from './browserStorage';
export { clearPersonal } from './clearPersonal';
export { jsonStore } from './jsonStore';
export type { JsonStore } from './jsonStore';
