import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { describeFailedWrite, isUncertain, type WriteTexts } from '@/shared/api';
import { isRecord } from '@/shared/lib/is-record';
import { useOnLeave } from '@/shared/lib/on-leave';
import { otherTabIs, useSingleFlight, useTabLocked } from '@/shared/lib/once-at-a-time';
import type { PortalDispatch, RootState } from '@/shared/lib/root-reducer';
import { selectView, useViewState, viewChanged, viewLeft } from '@/shared/lib/view-state';
import { draftChanged, draftKey, forDraft, type DraftId } from './draft';
import { removeDraft, selectDraft } from './draftsSlice';
import { useSuccessNotice } from './useSuccessNotice';

/** How a grid or list of toggles stores what differs from the server. */
export interface Toggles<Edits> {
  none: Edits;
  areEdits: (value: unknown) => value is Edits;
  count: (edits: Edits) => number;
  /** Returns the edits that were made after `sent` was sent. */
  editsAfter: (edits: Edits, sent: Edits) => Edits;
}

const UNDO_STEPS = 50;

/** Whether a stored value is a record whose keys are numeric ids and whose values pass `isPart`. */
export const isByIds = (value: unknown, isPart: (part: unknown) => boolean): boolean =>
  isRecord(value) && Object.entries(value).every(([id, part]) => /^\d+$/.test(id) && isPart(part));

/** Whether each thing is chosen, by its id. */
type Choices = Readonly<Record<string, boolean>>;

/** The choices that were made or undone since `sent` was sent. */
export function choicesAfter(choices: Choices, sent: Choices): Choices {
  const ids = Object.keys({ ...choices, ...sent }).filter((id) => choices[id] !== sent[id]);
  return Object.fromEntries(ids.map((id) => [id, choices[id] ?? sent[id] === false]));
}

export const isToggle = (value: unknown): boolean => typeof value === 'boolean';

/** Returns a selector for the edits, not the edits, so that a toggle rerenders only the grid that selects them (PERF-8). */
export function useToggles<Edits>(toggles: Toggles<Edits>, { owner, form, subject }: DraftId) {
  const dispatch = useDispatch<PortalDispatch>();
  const store = useStore<RootState>();
  const { selectEdits, selectSteps, ...events } = useMemo(() => {
    const { none, areEdits, count, editsAfter } = toggles;
    const id: DraftId = { owner, form, subject };
    const name = `undo/${draftKey(id)}`;
    const knownOf = (state: RootState): number => selectDraft(state, id)?.replacedAt ?? 0;
    const selectEdits = (state: RootState): Edits => {
      const value = selectDraft(state, id)?.value;
      return areEdits(value) ? value : none;
    };
    /** The earlier edits that Undo can restore; none if something else has changed the draft since. */
    const selectSteps = (state: RootState): readonly Edits[] => {
      const { steps, knows } = (selectView(state)[name] ?? { steps: [] }) as {
        steps: readonly Edits[];
        knows?: number;
      };
      return knows === knownOf(state) ? steps : [];
    };
    const change = (edits: Edits): void => {
      const knows = knownOf(store.getState());
      dispatch(forDraft(id, draftChanged({ value: edits, changes: count(edits), knows })));
    };
    const keepSteps = (steps: readonly Edits[]) =>
      dispatch(viewChanged({ name, value: { steps: steps.slice(-UNDO_STEPS), knows: knownOf(store.getState()) } }));
    const remove = (): void => dispatch(removeDraft(id));
    return {
      id,
      selectEdits,
      selectSteps,
      /** Reads the store, because a toggle may have changed since the last render. */
      latestEdits: () => selectEdits(store.getState()),
      toggle: (edits: Edits): void => {
        const state = store.getState();
        keepSteps([...selectSteps(state), selectEdits(state)]);
        change(edits);
      },
      undo: (): void => {
        const steps = selectSteps(store.getState());
        const last = steps.at(-1);
        if (last === undefined) return;
        keepSteps(steps.slice(0, -1));
        change(last);
      },
      remove,
      /** Removes the saved edits from the draft. Returns the number of changes made since `sent` was sent. */
      removeSaved: (sent: Edits): number => {
        const later = editsAfter(selectEdits(store.getState()), sent);
        remove();
        if (count(later) > 0) change(later);
        return count(later);
      },
      forgetSteps: (): void => {
        if (name in selectView(store.getState())) dispatch(viewLeft(name));
      },
    };
  }, [toggles, owner, form, subject, dispatch, store]);
  const { forgetSteps } = events;
  useEffect(() => forgetSteps, [forgetSteps]);
  return {
    ...events,
    selectEdits,
    canUndo: useSelector((state: RootState) => selectSteps(state).length > 0),
    isFromOtherTab: useSelector((state: RootState) => selectDraft(state, events.id)?.fromOtherTab === true),
  };
}

/** The state of the mutation that sends the choices, shared under the draft's key (`fixedCacheKey`), so that a user who returns still sees it. */
interface Write {
  isLoading: boolean;
  isSuccess: boolean;
  error?: unknown;
  /** When the last save began, in ms since the epoch. */
  startedTimeStamp?: number | undefined;
  reset: () => void;
}

interface SaveTexts extends WriteTexts {
  saved: string;
  /** Completes "Another tab or page is …". */
  work: string;
}

/** `useToggles` with a save, which never runs twice at once. What is toggled while it runs stays in the draft. */
export function useSavedToggles<Edits>(toggles: Toggles<Edits>, draft: DraftId, write: Write, texts: SaveTexts) {
  const { toggle, removeSaved, ...edited } = useToggles(toggles, draft);
  const { latestEdits } = edited;
  const { isLoading, isSuccess, error, startedTimeStamp = 0, reset } = write;
  const hasChanges = useSelector((state: RootState) => (selectDraft(state, draft)?.changes ?? 0) > 0);
  const isSaved = isSuccess && !hasChanges;
  const replacedAt = useSelector((state: RootState) => selectDraft(state, draft)?.replacedAt ?? 0);
  // The failure no longer applies once another tab has changed or saved the choices, or the user has discarded them.
  const isOutdated = replacedAt > startedTimeStamp && !isUncertain(error);
  const [wasUnsure, setWasUnsure] = useViewState(`unsure/${draftKey(draft)}`, false);
  const isUnsure = wasUnsure || (error !== undefined && isUncertain(error));
  const earlier = wasUnsure && !isUncertain(error) ? ' An earlier try may have been saved.' : '';
  const failure = error === undefined || isOutdated ? null : `${describeFailedWrite(error, texts)}${earlier}`;
  const { isInOtherTab, run } = useTabLocked(`${draft.form}/${draft.owner}`);
  const once = useSingleFlight();
  const saveStarted = useSuccessNotice();

  // Forgets the result of a save when the user leaves; a save that is still running goes on.
  useOnLeave(() => {
    if (!isLoading) reset();
  });

  const save = async (
    send: (edits: Edits) => PromiseLike<{ error?: unknown }>,
    onSaved: () => void = () => undefined,
  ): Promise<void> => {
    // Ignores a second save, even if the user left during the first one and has returned.
    if (isLoading) return;
    await run(async () => {
      const sent = latestEdits();
      const reportSuccess = saveStarted();
      // What becomes of this try says nothing about an earlier one that may have arrived.
      if (isUnsure) setWasUnsure(true);
      const { error: refusal } = await send(sent);
      if (refusal !== undefined) return;
      if (isUnsure) setWasUnsure(false);
      const later = removeSaved(sent);
      if (later === 0) {
        onSaved();
        return;
      }
      reset();
      reportSuccess(texts.saved, later);
    });
    // Stays busy for one more task, so that `once` ignores a second click before the result replaces Submit.
    await new Promise((resolve) => setTimeout(resolve));
  };

  return {
    ...edited,
    /** Changes the latest edits, and hides the result of an earlier save. */
    change: useCallback(
      (next: (edits: Edits) => Edits) => {
        if (isSaved) reset();
        toggle(next(latestEdits()));
      },
      [isSaved, reset, toggle, latestEdits],
    ),
    isSaved,
    isSubmitting: isLoading,
    problem: isInOtherTab ? otherTabIs(texts.work) : failure,
    save: (...task: Parameters<typeof save>) => void once(() => save(...task)),
  };
}
