export { runSave, stillUnfinished } from './runSave';
export type { Results, SaveStep } from './runSave';
export { sendCreate, sendWrite } from './sendWrite';
export type { Saved, Send } from './sendWrite';
export { unfinishedOf } from './unfinishedOf';
export { forgetUnfinished, listUnfinished, readUnfinished } from './unfinishedSaves';
export type { UnfinishedSave } from './unfinishedSaves';
