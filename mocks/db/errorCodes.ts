const fieldOf = (error: unknown, name: 'cause' | 'code' | 'path' | 'message'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** An error and its causes, outermost first, because Drizzle wraps libsql's error. */
const chainOf = (error: unknown): unknown[] =>
  error === undefined ? [] : [error, ...chainOf(fieldOf(error, 'cause'))];

export const textsOf = (error: unknown, name: 'code' | 'path' | 'message'): string[] =>
  chainOf(error)
    .map((one) => fieldOf(one, name))
    .filter((value) => typeof value === 'string');

const has = (error: unknown, pattern: RegExp): boolean => textsOf(error, 'code').some((code) => pattern.test(code));

export const isBusy = (error: unknown): boolean => has(error, /^SQLITE_(?:BUSY|LOCKED)/);

export const isDamaged = (error: unknown): boolean => has(error, /^SQLITE_(?:NOTADB|CORRUPT)/);

export const isDiskFull = (error: unknown): boolean => has(error, /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/);

export const isMissing = (error: unknown): boolean => has(error, /^ENOENT$/);

export const isTaken = (error: unknown): boolean => has(error, /^EEXIST$/);
