const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Ends the process in good order on Ctrl-C or a service manager's word; a second signal ends it at once.
 *
 * @returns takes the listeners away again
 */
export function onSignals(close: () => Promise<void>): () => void {
  let closing = false;
  const end = (): void => {
    if (closing) process.exit(130);
    closing = true;
    void close().finally(() => process.exit(0));
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}
