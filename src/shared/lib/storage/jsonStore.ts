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
  isValid: (value: unknown) => value is T;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One value under one key. What is broken, of another version or not valid is removed when it is read. */
export function jsonStore<T>({ area, key, version, isValid }: JsonStoreOptions<T>): JsonStore<T> {
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
    write: (data) => area.write(key, JSON.stringify({ version, data })),
    clear,
  };
}
