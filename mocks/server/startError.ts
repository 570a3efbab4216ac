import { isDamaged, isDiskFull, textsOf } from '../db/errorCodes';

const is = (codes: readonly string[], pattern: RegExp): boolean => codes.some((code) => pattern.test(code));

function sentenceFor(error: unknown, file: string, dataDir: string): string | undefined {
  const codes = textsOf(error, 'code');
  if (isDiskFull(error)) {
    return `The disk is full, so ${file} could not be written. Free some space, and start again.`;
  }
  if (is(codes, /^(?:EROFS|SQLITE_READONLY)/)) {
    return `${file} is read-only. Give this account write access, or choose another folder: DATA_DIR=<folder>`;
  }
  if (is(codes, /^(?:EACCES|EPERM|SQLITE_CANTOPEN|SQLITE_PERM|SQLITE_AUTH)/)) {
    return `This account cannot open ${file}. Make it the owner, or choose another folder: DATA_DIR=<folder>`;
  }
  if (is(codes, /^(?:ENOTDIR|EEXIST)/)) {
    return `${dataDir} is not a folder. Choose one: DATA_DIR=<folder>`;
  }
  if (isDamaged(error)) {
    return `The database ${file} is damaged. Restore a backup from ${dataDir}/backups: npm run restore -- <file>`;
  }
  return undefined;
}

const NOT_REACHED = /fetch failed|WebSocket|ECONNREFUSED|ENOTFOUND|HTTP status/i;

/** @param url the value of DATABASE_URL */
export function explainRemoteError(error: unknown, url: string): unknown {
  const reason = textsOf(error, 'message').find((text) => NOT_REACHED.test(text));
  if (reason === undefined) return error;
  const sentence = `The database server ${url} cannot be used: ${reason}. Start it, or correct DATABASE_URL and DATABASE_TOKEN.`;
  return new Error(sentence, { cause: error });
}

export function explainStartError(error: unknown, dataDir: string, database: string): unknown {
  const codes = textsOf(error, 'code');
  const [named] = textsOf(error, 'path');
  const file = named ?? (codes.some((code) => code.startsWith('SQLITE')) ? database : dataDir);
  const sentence = sentenceFor(error, file, dataDir);
  return sentence === undefined ? error : new Error(sentence, { cause: error });
}
