/** The browser's storage as one that never throws: full, forbidden and private ones keep nothing. */
export interface SafeStorage {
  read: (key: string) => string | undefined;
  /** False where it could not be kept. */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
}

/** `open` is called each time: even naming `window.localStorage` throws where storage is forbidden. */
function attempt<T>(open: () => Storage, task: (area: Storage) => T, otherwise: T): T {
  try {
    return task(open());
  } catch {
    return otherwise;
  }
}

const safeStorage = (open: () => Storage): SafeStorage => ({
  read: (key) => attempt(open, (area) => area.getItem(key) ?? undefined, undefined),
  write: (key, text) =>
    attempt(
      open,
      (area) => {
        area.setItem(key, text);
        return true;
      },
      false,
    ),
  remove: (key) => {
    attempt(
      open,
      (area) => {
        area.removeItem(key);
      },
      undefined,
    );
  },
  keys: () => attempt(open, (area) => Object.keys(area), []),
});

/** Kept until removed, shared by all tabs. */
export const localArea = safeStorage(() => window.localStorage);

/** Kept as long as this tab. */
export const sessionArea = safeStorage(() => window.sessionStorage);
