const snapshot = () => Object.fromEntries(Object.entries(localStorage));

/**
 * Dispatches the events by which a browser notifies every other tab of a change in the storage. jsdom has only one tab,
 * so in these tests, two stores stand for two tabs.
 */
export function dispatchStorageEvents(change: () => void): void {
  const before = snapshot();
  change();
  const after = snapshot();
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[key] !== after[key]) window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}
