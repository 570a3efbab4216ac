export { downloadText } from './downloadText';
export { toCsv } from './toCsv';
