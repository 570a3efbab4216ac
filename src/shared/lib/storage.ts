import { createAction } from '@reduxjs/toolkit';

/** Browser storage that never throws; if it is full or blocked, as in some private windows, nothing is stored. */
export interface SafeStorage {
  read: (key: string) => string | undefined;
  /** @returns false if nothing was stored */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
}

function safeStorage(name: 'localStorage' | 'sessionStorage'): SafeStorage {
  /** Even reading `window[name]` throws if storage is blocked. */
  const attempt = <T>(task: (area: Storage) => T): T | undefined => {
    try {
      return task(window[name]);
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((area) => area.getItem(key)) ?? undefined,
    write: (key, text) =>
      attempt((area) => {
        area.setItem(key, text);
        return true;
      }) === true,
    remove: (key) => attempt((area) => area.removeItem(key)),
  };
}

export const safeLocalStorage = safeStorage('localStorage');

export const safeSessionStorage = safeStorage('sessionStorage');

/** Defined here, because a logout erases this key even if the slice that writes it is not loaded. */
export const SEEN_SITES_KEY = 'persist:seenSites';

/** The value of this key was not stored, because storage is full or blocked. */
export const storageRefused = createAction<string>('storage/refused');

/** Disconnects a store from its storage and from other tabs, for tests that open several portals. */
export const storeClosed = createAction('storage/storeClosed');

/**
 * Calls the listener with what another tab wrote. Calls it without a text when the page returns from the back/forward cache,
 * where it received no storage events.
 */
export function onOtherTab(keys: readonly string[], listener: (text?: string | null) => void): () => void {
  const receive = ({ key, newValue }: StorageEvent): void => {
    // The key is null if another tab cleared the whole storage.
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
