const snapshot = () => Object.fromEntries(Object.entries(localStorage));

/**
 * What the browser tells every other tab about a change of the storage. jsdom has one tab only: two stores stand for
 * two tabs, and hear of each other by this.
 */
export function dispatchStorageEvents(change: () => void): void {
  const before = snapshot();
  change();
  const after = snapshot();
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[key] !== after[key]) window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}
