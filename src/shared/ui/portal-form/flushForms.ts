const flushes = new Set<() => void>();

/** Brings what every open form holds into its draft at once. */
export function flushForms(): void {
  for (const flush of flushes) flush();
}

/** Adds a form to those that are flushed, also when the page is hidden or left. Returns a function that takes it out. */
export function registerFlush(flush: () => void): () => void {
  if (flushes.size === 0) {
    // Before redux-persist writes: it listens to the document, which is asked after the window's capturing listeners.
    window.addEventListener('visibilitychange', flushForms, { capture: true });
    window.addEventListener('pagehide', flushForms, { capture: true });
  }
  flushes.add(flush);
  return () => {
    flushes.delete(flush);
    if (flushes.size > 0) return;
    window.removeEventListener('visibilitychange', flushForms, { capture: true });
    window.removeEventListener('pagehide', flushForms, { capture: true });
  };
}
