const fieldOf = (error: unknown, name: 'cause' | 'code' | 'path'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** The error with the errors that caused it, the outermost first. */
const chainOf = (error: unknown): unknown[] =>
  error === undefined ? [] : [error, ...chainOf(fieldOf(error, 'cause'))];

const textsOf = (error: unknown, name: 'code' | 'path'): string[] =>
  chainOf(error)
    .map((one) => fieldOf(one, name))
    .filter((value) => typeof value === 'string');

const is = (codes: readonly string[], pattern: RegExp): boolean => codes.some((code) => pattern.test(code));

/** What is wrong with a data folder, and what to do; undefined where the error is about something else. */
function sentenceFor(codes: readonly string[], file: string, dataDir: string): string | undefined {
  if (is(codes, /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/)) {
    return `There is no room left for ${file}. Free some space on that disk, and start again.`;
  }
  if (is(codes, /^(?:EROFS|SQLITE_READONLY)/)) {
    return `${file} can only be read. Let this account write there, or name another folder: DATA_DIR=<folder>`;
  }
  if (is(codes, /^(?:EACCES|EPERM|SQLITE_CANTOPEN|SQLITE_PERM|SQLITE_AUTH)/)) {
    return `${file} may not be opened by this account. Make this account its owner, or name another folder: DATA_DIR=<folder>`;
  }
  if (is(codes, /^(?:ENOTDIR|EEXIST)/)) {
    return `${dataDir} is no folder. Name one: DATA_DIR=<folder>`;
  }
  if (is(codes, /^SQLITE_(?:NOTADB|CORRUPT)/)) {
    return `The database ${file} is damaged. Put a backup in its place: npm run restore -- <file>. Backups lie in ${dataDir}/backups.`;
  }
  return undefined;
}

/** The error as a person who starts the server can use it; the cause stays with it. */
export function explainedStart(error: unknown, dataDir: string, database: string): unknown {
  const codes = textsOf(error, 'code');
  const [named] = textsOf(error, 'path');
  const file = named ?? (codes.some((code) => code.startsWith('SQLITE')) ? database : dataDir);
  const sentence = sentenceFor(codes, file, dataDir);
  return sentence === undefined ? error : new Error(sentence, { cause: error });
}
