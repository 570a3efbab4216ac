export { isRefusedWhole, runSave, stillUnfinished, unfinishedOf } from './runSave';
export type { Results, SaveStep } from './runSave';
export { sendCreate, sendWrite } from './sendWrite';
export type { Saved, Send } from './sendWrite';
