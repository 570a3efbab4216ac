import type { SafeStorage } from './browserStorage';

export interface JsonStore<T> {
  read: () => T | undefined;
  /** False where it could not be kept. */
  write: (value: T) => boolean;
  clear: () => void;
}

interface JsonStoreOptions<T> {
  area: SafeStorage;
  key: string;
  /** Raised when the shape changes: what an older release wrote is dropped. */
  version: number;
  /** Stays after logout: only for what says nothing of any person. Everything else is taken away (goals R9). */
  outlivesSession?: true;
  isValid: (value: unknown) => value is T;
}

const UNTIL_LOGOUT = 'logout';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a stored text is a value that must not outlive the session. */
export function isPersonal(text: string | undefined): boolean {
  const kept = text === undefined ? undefined : parse(text);
  return typeof kept === 'object' && kept !== null && 'until' in kept && kept.until === UNTIL_LOGOUT;
}

/** One value under one key. What is broken, of another version or not valid is removed when it is read. */
export function jsonStore<T>({ area, key, version, outlivesSession, isValid }: JsonStoreOptions<T>): JsonStore<T> {
  // The value itself tells it, because the code that wrote it may not be loaded when the session ends.
  const lifetime = outlivesSession ? {} : { until: UNTIL_LOGOUT };
  const clear = (): void => {
    area.remove(key);
  };
  return {
    read: () => {
      const text = area.read(key);
      if (text === undefined) return undefined;
      const kept = parse(text);
      if (typeof kept === 'object' && kept !== null && 'version' in kept && 'data' in kept) {
        if (kept.version === version && isValid(kept.data)) return kept.data;
      }
      clear();
      return undefined;
    },
    write: (data) => area.write(key, JSON.stringify({ ...lifetime, version, data })),
    clear,
  };
}
