export { foldText } from './foldText';
export { includesWords } from './includesWords';
