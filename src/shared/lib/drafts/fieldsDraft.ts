import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isRecord } from '@/shared/lib/is-record';
import { FIELDS, registerDraftKind, type Draft } from './draft';

/** A save of several calls that stopped half-way: ids alone. */
export interface UnfinishedSave {
  /** The step that failed, or was under way when the page was left. */
  step: string;
  /** What each earlier step has left behind: an id, or the word `saved`. */
  done: Readonly<Record<string, number | string>>;
  /** Ids that were on the list before a save that adds one. */
  known?: readonly (number | string)[];
}

export interface FieldsDraft {
  /** The fields whose value is not the one that the form began with. */
  values: Readonly<Record<string, string>>;
  /** Fields that were left once: their errors show. */
  touched: readonly string[];
  /** How often Submit was pressed. */
  attempts: number;
  isSending: boolean;
  /** Why the last submission failed, for the page. */
  problem: string | null;
  /** A success that the screen shows: what it says of it. */
  success: string | null;
  unfinished: UnfinishedSave | null;
  /** Why the unfinished save stopped; null after a reload. */
  failure: object | null;
  /** The server refused it before anything was done: there is nothing to finish. */
  isRefused: boolean;
}

const initialState: FieldsDraft = {
  values: {},
  touched: [],
  attempts: 0,
  isSending: false,
  problem: null,
  success: null,
  unfinished: null,
  failure: null,
  isRefused: false,
};

const fieldsSlice = createSlice({
  name: 'form',
  initialState,
  reducers: {
    fieldsEdited: (state, { payload }: PayloadAction<Record<string, string>>) => ({ ...state, values: payload }),
    fieldsLeft: (state, { payload }: PayloadAction<string[]>) => ({ ...state, touched: payload }),
    submitPressed: (state) => ({ ...state, attempts: state.attempts + 1 }),
    submitStarted: (state) => ({ ...state, isSending: true, problem: null, success: null }),
    submitFailed: (state, { payload }: PayloadAction<string>) => ({ ...state, isSending: false, problem: payload }),
    submitEnded: (state) => (state.isSending ? { ...state, isSending: false } : state),
    /** Nothing is left to send; the screen shows the success. */
    submitSucceeded: (_state, { payload }: PayloadAction<string>) => ({ ...initialState, success: payload }),
    successLeft: (state) => (state.success === null ? state : { ...state, success: null }),
    /** A save of several calls is at this step; null once nothing of it is left to finish. */
    saveProgressed: (state, { payload }: PayloadAction<UnfinishedSave | null>) =>
      payload === null && state.unfinished === null
        ? state
        : { ...state, unfinished: payload, failure: null, isRefused: false },
    saveStopped: (state, { payload }: PayloadAction<Pick<FieldsDraft, 'failure' | 'isRefused' | 'unfinished'>>) => ({
      ...state,
      ...payload,
      isSending: false,
    }),
  },
});

export const {
  fieldsEdited,
  fieldsLeft,
  submitPressed,
  submitStarted,
  submitFailed,
  submitEnded,
  submitSucceeded,
  successLeft,
  saveProgressed,
  saveStopped,
} = fieldsSlice.actions;

const isSaved = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

export function isUnfinishedSave(value: unknown): value is UnfinishedSave {
  if (!isRecord(value) || typeof value.step !== 'string' || !isRecord(value.done)) return false;
  const { known = [] } = value;
  return Object.values(value.done).every(isSaved) && Array.isArray(known) && known.every(isSaved);
}

/** Forms with fields: all but those that registered a kind of their own. */
export const fieldsKind = registerDraftKind<FieldsDraft>({
  form: FIELDS,
  initial: initialState,
  reducer: fieldsSlice.reducer,
  isValue: (value): value is FieldsDraft =>
    isRecord(value) &&
    isRecord(value.values) &&
    Object.values(value.values).every((text) => typeof text === 'string') &&
    Array.isArray(value.touched) &&
    typeof value.attempts === 'number' &&
    (value.unfinished === null || isUnfinishedSave(value.unfinished)),
  countChanges: ({ values, unfinished, isRefused }) =>
    Object.keys(values).length + (unfinished === null || isRefused ? 0 : 1),
  toDisk: ({ values, unfinished, isRefused }) => ({
    ...initialState,
    values,
    unfinished: isRefused ? null : unfinished,
  }),
});

/** Whether a draft's save, or one of its saves, stopped half-way. */
export const isUnfinished = ({ value }: Draft): boolean => {
  if (!isRecord(value) || value.isRefused === true || !isRecord(value.unfinished)) return false;
  return isUnfinishedSave(value.unfinished) || Object.values(value.unfinished).some(isUnfinishedSave);
};
