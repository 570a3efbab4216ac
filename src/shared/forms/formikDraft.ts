import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { shallowEqual, useSelector, useStore } from 'react-redux';
import type { RootState } from '@/shared/lib/root-reducer';
import { useViewState } from '@/shared/lib/view-state';
import { draftKey, textsOf, type DraftId, type Texts } from './draft';
import { selectDraft } from './draftsSlice';

/** Replaces a typed secret in the draft, so that time travel shows that the field was filled in. */
const FILLED = '••••••';

/** How long the draft may lag behind typing, in ms; redux-persist adds up to 50. */
const LAG_MS = 200;

const flushes = new Set<() => void>();

/** Immediately writes to the drafts what the open forms have not written yet. */
export function flushForms(): void {
  for (const flush of flushes) flush();
}

if (typeof window !== 'undefined') {
  // Capturing, so that these listeners run before redux-persist writes.
  window.addEventListener('visibilitychange', flushForms, { capture: true });
  window.addEventListener('pagehide', flushForms, { capture: true });
}

interface DraftWriterProps {
  secret: readonly string[];
  /** Receives the fields that were changed since its last call. */
  onTyped: (texts: Texts, isSubmitting: boolean) => void;
  onErrors: (touched: readonly string[], presses: number) => void;
}

/** Writes Formik's values to the draft, but never reads it: a change from outside the form remounts the fields instead. */
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
    const flushNow = (): void => flush(false);
    flushes.add(flushNow);
    return () => {
      flushes.delete(flushNow);
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

/** Determines which errors show: the fields that were visited, and how often Submit was pressed. */
interface ShownErrors {
  touched: readonly string[];
  attempts: number;
}

const NO_ERRORS: ShownErrors = { touched: [], attempts: 0 };

/** Returns what a form starts from: the record's values, overridden by those in the draft. */
export function useFormStart<T extends Texts>(initial: T, id: DraftId) {
  const store = useStore<RootState>();
  const draft = useSelector((state: RootState) => selectDraft(state, id));
  const [shown, setShown] = useViewState(`form/${draftKey(id)}`, NO_ERRORS);
  const read = (errors: ShownErrors) => {
    const now = selectDraft(store.getState(), id);
    const typed = Object.entries(textsOf(now)).filter(([name]) => Object.hasOwn(initial, name));
    return {
      initial,
      values: { ...initial, ...Object.fromEntries(typed) },
      replacedAt: now?.replacedAt ?? 0,
      hasDraft: now !== undefined,
      errors,
    };
  };
  const [start, setStart] = useState(() => ({ ...read(shown), round: 0 }));
  if (draft !== undefined && !start.hasDraft) setStart({ ...start, hasDraft: true });
  const isGone = draft === undefined && start.hasDraft;
  const isRemoved = (draft?.value ?? null) === null;
  return {
    start,
    /** The draft was deleted together with all others, as after a logout. */
    isGone,
    /** There is no draft, or it was discarded. */
    isRemoved,
    /** Something other than the form has changed the draft, or the record was refetched. */
    isOutdated: isGone || !shallowEqual(start.initial, initial) || start.replacedAt !== (draft?.replacedAt ?? 0),
    /** Remounts the fields with everything typed so far. `secrets` are the values that only the form holds, never the draft. */
    restart: (secrets: Texts = {}) => {
      flushForms();
      const now = read(isRemoved ? NO_ERRORS : shown);
      setStart({ ...now, values: { ...now.values, ...(!isRemoved && secrets) }, round: start.round + 1 });
    },
    /** Stores which errors show, because time travel remounts the form. */
    showErrors: (touched: readonly string[], presses: number) => {
      const attempts = start.errors.attempts + presses;
      if (attempts === shown.attempts && touched.join() === shown.touched.join()) return;
      setShown({ touched, attempts });
    },
  };
}
