export { performSave } from './performSave';
export { isFullyRefused, runSave, stillUnfinished, unfinishedOf } from './runSave';
export { draftOf, partsOf, resumeOf, stepsOf } from './saveDescriptor';
export type {
  Results,
  Resume,
  SaveDescriptor,
  SaveRequest,
  SaveScreen,
  SaveStep,
  SaveTypes,
  Update,
} from './saveDescriptor';
export { sendCreate, sendWrite } from './sendWrite';
export type { Saved, Send } from './sendWrite';
