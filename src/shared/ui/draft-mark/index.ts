export { countedChanges, DraftMark } from './DraftMark';
