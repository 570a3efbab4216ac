import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { RootState } from '@/shared/lib/root-reducer';
import { useViewState } from '@/shared/lib/view-state';
import { flushForms } from './DraftWriter';
import { draftKey, type DraftId } from './draft';
import { textsOf } from './draftValue';
import { selectDraft } from './draftsSlice';

type Values = Readonly<Record<string, string>>;

/** Which errors show. */
interface ShownErrors {
  touched: readonly string[];
  attempts: number;
}

const NO_ERRORS: ShownErrors = { touched: [], attempts: 0 };

export const areSame = (one: Values, other: Values): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((name) => one[name] === other[name]);

/** The same object until the values differ: those of a record change when it is read again. */
function useLatestSame<T extends Values>(values: T): T {
  const [latest, setLatest] = useState(values);
  if (areSame(latest, values)) return latest;
  setLatest(values);
  return values;
}

/** What a form starts from: the record, and over it what the draft has. */
export function useFormStart<T extends Values>(initialValues: T, id: DraftId) {
  const store = useStore<RootState>();
  const initial = useLatestSame(initialValues);
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
    initial,
    start,
    /** The draft is gone with all others, as after a logout. */
    isGone,
    /** There is none, or it was discarded. */
    isRemoved,
    /** Something other than the form has changed the draft, or the record was read again. */
    isOutdated: isGone || start.initial !== initial || start.replacedAt !== (draft?.replacedAt ?? 0),
    /** Mounts the form anew, with what was typed up to now. */
    restart: () => {
      flushForms();
      setStart({ ...read(isRemoved ? NO_ERRORS : shown), round: start.round + 1 });
    },
    /** For a jump in time, which mounts the form. */
    showErrors: (touched: readonly string[], presses: number) => {
      const attempts = start.errors.attempts + presses;
      if (attempts === shown.attempts && touched.join() === shown.touched.join()) return;
      setShown({ touched, attempts });
    },
  };
}
