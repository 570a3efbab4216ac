import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '@/shared/lib/is-record';
import { isDraftAction, registerDraftKind } from './draft';

/** Toggles that differ from what the server has, and what became of their submission. */
export interface EditsDraft<Edits> {
  edits: Edits;
  /** Missing in credentials of earlier releases. */
  undo?: readonly Edits[];
  status: 'editing' | 'sending' | 'saved';
  /** Shown until what was saved is loaded again. */
  submitted: Edits;
  /** The latest submission of this visit, and when it was sent, in ms since the epoch. */
  sent?: { edits: Edits; at: number };
  problem: string | null;
}

interface EditsOptions<Edits> {
  form: string;
  none: Edits;
  areEdits: (value: unknown) => value is Edits;
  count: (edits: Edits) => number;
  /** What was toggled since these were sent. */
  editsAfter: (edits: Edits, sent: Edits) => Edits;
  mergeEdits: (edits: Edits, later: Edits) => Edits;
}

const UNDO_STEPS = 50;

/** Whether a stored value is a record by ids of such parts. */
export const isByIds = (value: unknown, isPart: (part: unknown) => boolean): boolean =>
  isRecord(value) && Object.entries(value).every(([id, part]) => /^\d+$/.test(id) && isPart(part));

export const isToggle = (value: unknown): boolean => typeof value === 'boolean';

/** A kind of draft for a grid or list of toggles; what is saved belongs to the server. Payloads are whole edits. */
export function editsDraft<Edits>({ form, none, areEdits, count, editsAfter, mergeEdits }: EditsOptions<Edits>) {
  type State = EditsDraft<Edits>;
  const initial: State = { edits: none, undo: [], status: 'editing', submitted: none, problem: null };
  const { actions, reducer } = createSlice({
    name: form,
    // Immer's types can't follow a type parameter.
    initialState: (): EditsDraft<unknown> => initial,
    reducers: {
      toggled: (state, { payload }: PayloadAction<unknown>) => ({
        ...state,
        edits: payload,
        undo: [...(state.undo ?? []), state.edits].slice(-UNDO_STEPS),
      }),
      toggleUndone: ({ undo = [], ...state }) => ({
        ...state,
        edits: undo.at(-1) ?? state.edits,
        undo: undo.slice(0, -1),
      }),
      editsDiscarded: (state) => ({ ...state, edits: none, undo: [] }),
      editsSent: (state, action: PayloadAction) => ({
        ...state,
        status: 'sending',
        problem: null,
        sent: { edits: state.edits, at: isDraftAction(action) ? action.meta.at : 0 },
      }),
      editsRefused: (state, { payload }: PayloadAction<string>) => ({ ...state, status: 'editing', problem: payload }),
      /** The payload is what was sent; anything toggled since then stays an edit. */
      editsSaved: (state, { payload }: PayloadAction<unknown>) => {
        const { edits, submitted, sent } = state as State;
        const later = editsAfter(edits, payload as Edits);
        const status = count(later) === 0 ? 'saved' : 'editing';
        const saved: EditsDraft<unknown> = { ...initial, edits: later, status };
        return { ...saved, submitted: mergeEdits(submitted, payload as Edits), ...(sent && { sent }) };
      },
      editingResumed: (state) => ({ ...state, status: 'editing' }),
      /** The next visit loads what is saved. */
      screenLeft: ({ sent: _sent, ...state }) => ({ ...state, status: 'editing', submitted: none }),
    },
  });
  const kind = registerDraftKind<State>({
    form,
    initial,
    reducer: reducer as (value: State, action: UnknownAction) => State,
    isValue: (value): value is State =>
      isRecord(value) &&
      areEdits(value.edits) &&
      areEdits(value.submitted) &&
      Array.isArray(value.undo ?? []) &&
      ['editing', 'sending', 'saved'].includes(String(value.status)),
    countChanges: ({ edits }) => count(edits),
    toDisk: ({ edits }) => ({ ...initial, edits }),
  });
  type OfEdits = Record<'toggled' | 'editsSaved', (edits: Edits) => UnknownAction>;
  return { kind, events: actions as Omit<typeof actions, keyof OfEdits> & OfEdits };
}
