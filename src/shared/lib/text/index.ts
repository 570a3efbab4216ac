export { compareText } from './compareText';
export { foldText } from './foldText';
export { includesWords } from './includesWords';
