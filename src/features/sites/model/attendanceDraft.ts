import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { registerDraftKind, selectDraft, type DraftId, type WithDrafts } from '@/shared/lib/drafts';
import { isRecord } from '@/shared/lib/is-record';
import { editsAfter, type AttendanceEdits } from './attendance';

interface AttendanceDraft {
  edits: AttendanceEdits;
  undo: readonly AttendanceEdits[];
  status: 'editing' | 'sending' | 'saved';
  /** Shown until the saved attendance is refetched. */
  submitted: AttendanceEdits;
  problem: string | null;
}

const initialState: AttendanceDraft = { edits: {}, undo: [], status: 'editing', submitted: {}, problem: null };

const UNDO_STEPS = 50;

/** Payloads are whole edits; the saved attendance belongs to the server. */
const attendanceSlice = createSlice({
  name: 'attendance',
  initialState,
  reducers: {
    attendanceToggled: (state, { payload }: PayloadAction<AttendanceEdits>) => ({
      ...state,
      edits: payload,
      undo: [...state.undo, state.edits].slice(-UNDO_STEPS),
    }),
    toggleUndone: (state) => {
      const edits = state.undo.at(-1);
      return edits === undefined ? state : { ...state, edits, undo: state.undo.slice(0, -1) };
    },
    editsDiscarded: (state) => ({ ...state, edits: {}, undo: [] }),
    attendanceSent: (state) => ({ ...state, status: 'sending', problem: null }),
    attendanceRefused: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      status: 'editing',
      problem: payload,
    }),
    /** The payload is what was sent; anything toggled since then stays an edit. */
    attendanceSaved: ({ edits }, { payload }: PayloadAction<AttendanceEdits>) => {
      const later = editsAfter(edits, payload);
      const status = Object.keys(later).length === 0 ? 'saved' : 'editing';
      return { ...initialState, edits: later, status, submitted: payload };
    },
    gridReopened: (state) => ({ ...state, status: 'editing' }),
    /** The next visit loads what is saved. */
    gridLeft: (state) => ({ ...state, status: 'editing', submitted: {} }),
  },
});

export const {
  attendanceToggled,
  toggleUndone,
  editsDiscarded,
  attendanceSent,
  attendanceRefused,
  attendanceSaved,
  gridReopened,
  gridLeft,
} = attendanceSlice.actions;

const isId = (key: string): boolean => /^\d+$/.test(key);

const areEdits = (value: unknown): value is AttendanceEdits =>
  isRecord(value) &&
  Object.entries(value).every(
    ([site, cells]) =>
      isId(site) &&
      isRecord(cells) &&
      Object.entries(cells).every(([person, attending]) => isId(person) && typeof attending === 'boolean'),
  );

const countCells = (edits: AttendanceEdits): number =>
  Object.values(edits).reduce((sum, cells) => sum + Object.keys(cells).length, 0);

export const attendanceKind = registerDraftKind<AttendanceDraft>({
  form: 'attendance',
  initial: initialState,
  reducer: attendanceSlice.reducer,
  isValue: (value): value is AttendanceDraft =>
    isRecord(value) &&
    areEdits(value.edits) &&
    areEdits(value.submitted) &&
    Array.isArray(value.undo) &&
    ['editing', 'sending', 'saved'].includes(String(value.status)),
  countChanges: ({ edits }) => countCells(edits),
  toDisk: ({ edits }) => ({ ...initialState, edits }),
});

export const attendanceDraft = (owner: string, activityId: number): DraftId => ({
  owner,
  form: attendanceKind.form,
  subject: String(activityId),
});

/** What was toggled and what became of it. */
export function selectAttendance(state: WithDrafts, id: DraftId): AttendanceDraft {
  const value = selectDraft(state, id)?.value;
  return attendanceKind.isValue(value) ? value : initialState;
}
