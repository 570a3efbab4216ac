export { UnfinishedNotice } from './UnfinishedNotice';
export { useUnfinishedSave } from './useUnfinishedSave';
