const flushes = new Set<() => void>();

export function flushForms(): void {
  for (const flush of flushes) flush();
}

export function registerFlush(flush: () => void): () => void {
  if (flushes.size === 0) {
    // Capturing listeners run before redux-persist writes.
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
