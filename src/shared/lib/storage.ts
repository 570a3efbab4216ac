/** Never throws; full, blocked, or private storage keeps nothing. */
export interface SafeStorage {
  read: (key: string) => string | undefined;
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
}

/** Reading `window.localStorage` throws where storage is blocked. */
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

export const safeLocalStorage = safeStorage(() => window.localStorage);

export const safeSessionStorage = safeStorage(() => window.sessionStorage);
