/** Creates a list of listeners to something that changes outside React and the store. */
export function makeSignal() {
  const listeners = new Set<() => void>();
  return {
    tell: (): void => {
      for (const listener of listeners) listener();
    },
    /** Returns a function that removes the listener. */
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
