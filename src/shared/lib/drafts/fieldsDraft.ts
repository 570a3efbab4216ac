import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isRecord } from '@/shared/lib/is-record';
import { FIELDS, registerDraftKind, type Draft } from './draft';

/** A save of several calls that stopped part-way: ids only. */
export interface UnfinishedSave {
  /** The part that failed or was interrupted; '' if unknown. */
  step: string;
  /** By part: an id, or the word `saved`. */
  done: Readonly<Record<string, number | string>>;
}

export interface FieldsDraft {
  /** Fields that differ from the form's initial values. */
  values: Readonly<Record<string, string>>;
  touched: readonly string[];
  attempts: number;
  isSending: boolean;
  problem: string | null;
  success: string | null;
  /** null also if the save was refused before anything was done. */
  unfinished: UnfinishedSave | null;
  /** null after a reload. */
  failure: object | null;
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
    /** What was typed stays. */
    problemDismissed: (state) =>
      state.problem === null && state.attempts === 0 && state.touched.length === 0
        ? state
        : { ...state, problem: null, attempts: 0, touched: [] },
    /** The form starts over with this problem. */
    submitRefused: (_state, { payload }: PayloadAction<string>) => ({ ...initialState, problem: payload }),
    submitEnded: (state) => (state.isSending ? { ...state, isSending: false } : state),
    submitSucceeded: (_state, { payload }: PayloadAction<string>) => ({ ...initialState, success: payload }),
    /** The payload is what was typed since the save was sent. */
    fieldsSaved: (_state, { payload }: PayloadAction<Record<string, string>>) => ({ ...initialState, values: payload }),
    /** null once nothing is left to finish. */
    saveProgressed: (state, { payload }: PayloadAction<UnfinishedSave | null>) =>
      payload === null && state.unfinished === null ? state : { ...state, unfinished: payload, failure: null },
    saveStopped: (state, { payload }: PayloadAction<Pick<FieldsDraft, 'failure' | 'unfinished'>>) => ({
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
  submitRefused,
  problemDismissed,
  submitEnded,
  submitSucceeded,
  fieldsSaved,
  saveProgressed,
  saveStopped,
} = fieldsSlice.actions;

const isSaved = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

export function isUnfinishedSave(value: unknown): value is UnfinishedSave {
  if (!isRecord(value) || typeof value.step !== 'string' || !isRecord(value.done)) return false;
  return Object.values(value.done).every(isSaved);
}

/** All forms without a kind of their own. */
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
  countChanges: ({ values, unfinished }) => Object.keys(values).length + (unfinished === null ? 0 : 1),
  toDisk: ({ values, unfinished }) => ({ ...initialState, values, unfinished }),
});

export const isUnfinished = ({ value }: Draft): boolean => {
  if (!isRecord(value) || !isRecord(value.unfinished)) return false;
  return isUnfinishedSave(value.unfinished) || Object.values(value.unfinished).some(isUnfinishedSave);
};
