export { toCsv } from './csv';
export { downloadText, readTextFile } from './textFiles';
