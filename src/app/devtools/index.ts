export { createSessionLog, recordActions } from './sessionLog';
export type { SessionLog } from './sessionLog';
export { LocationRecorder, startTimeTravel } from './timeTravel';
