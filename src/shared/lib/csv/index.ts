export { downloadText } from './downloadText';
export { parseCells } from './parseCells';
export { readTextFile } from './readTextFile';
export { toCsv } from './toCsv';
