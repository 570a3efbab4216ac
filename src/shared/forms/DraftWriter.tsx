import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Texts } from './draftValue';

/** Stands for a typed secret in the draft, so that time travel shows that there is one. */
const FILLED = '••••••';

/** How long the draft may be behind the keyboard, in ms; redux-persist adds up to 50. */
const LAG_MS = 200;

const flushes = new Set<() => void>();

/** Writes at once what the open forms have not written to their drafts yet. */
export function flushForms(): void {
  for (const flush of flushes) flush();
}

function registerFlush(flush: () => void): () => void {
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

interface DraftWriterProps {
  secret: readonly string[];
  /** Receives the fields that were changed since its last call. */
  onTyped: (texts: Texts, isSubmitting: boolean) => void;
  onErrors: (touched: readonly string[], presses: number) => void;
}

/** Writes what Formik has into the draft. Nothing comes back: who changes the draft mounts the form anew. */
export function DraftWriter({ secret, onTyped, onErrors }: DraftWriterProps) {
  const { values, touched, submitCount, isSubmitting } = useFormikContext<Record<string, string>>();
  const written = useRef(values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useEffectEvent((isLeaving: boolean) => {
    const before = written.current;
    written.current = values;
    const isSecret = (name: string): boolean => secret.includes(name);
    const typed = Object.entries(values)
      .filter(([name, text]) => text !== before[name] || (isLeaving && isSecret(name)))
      .map(([name, text]) => [name, !isSecret(name) ? text : isLeaving || text === '' ? '' : FILLED]);
    if (typed.length > 0) onTyped(Object.fromEntries(typed) as Texts, isSubmitting);
  });

  useEffect(() => {
    if (values === written.current) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      flush(false);
    }, LAG_MS);
  }, [values]);

  useEffect(() => {
    const remove = registerFlush(() => {
      flush(false);
    });
    return () => {
      remove();
      clearTimeout(timer.current);
      timer.current = undefined;
      flush(true);
    };
  }, []);

  const report = useEffectEvent(onErrors);
  useEffect(() => {
    report(Object.keys(touched).sort(), submitCount);
  }, [touched, submitCount]);

  return null;
}
