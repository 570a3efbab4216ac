import { createAction } from '@reduxjs/toolkit';

/** Never throws: full, forbidden, and private storage keeps nothing. */
export interface SafeStorage {
  read: (key: string) => string | undefined;
  /** @returns false if nothing was stored */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
}

function safeStorage(name: 'localStorage' | 'sessionStorage'): SafeStorage {
  /** Even naming the area throws where storage is forbidden. */
  const attempt = (task: (area: Storage) => void): boolean => {
    try {
      task(window[name]);
      return true;
    } catch {
      return false;
    }
  };
  return {
    read: (key) => {
      let text: string | undefined;
      attempt((area) => {
        text = area.getItem(key) ?? undefined;
      });
      return text;
    },
    write: (key, text) =>
      attempt((area) => {
        area.setItem(key, text);
      }),
    remove: (key) =>
      attempt((area) => {
        area.removeItem(key);
      }),
  };
}

export const safeLocalStorage = safeStorage('localStorage');

export const safeSessionStorage = safeStorage('sessionStorage');

/** This key's text is not kept: the storage is full or forbidden. */
export const storageRefused = createAction<string>('storage/refused');

/** For tests, which open several portals: a closed one hears of nothing any more. */
export const storeClosed = createAction('storage/storeClosed');

/** Calls back with what another tab wrote; without it after the back/forward cache, where a page hears nothing. */
export function onOtherTab(keys: readonly string[], listener: (text?: string | null) => void): () => void {
  const receive = ({ key, newValue }: StorageEvent): void => {
    // Clearing the whole storage reports no key.
    if (key === null || keys.includes(key)) listener(newValue);
  };
  const wakeUp = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  window.addEventListener('storage', receive);
  window.addEventListener('pageshow', wakeUp);
  return () => {
    window.removeEventListener('storage', receive);
    window.removeEventListener('pageshow', wakeUp);
  };
}
