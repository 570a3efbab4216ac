export { changeCountText, DraftMark } from './DraftMark';
