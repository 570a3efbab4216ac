import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isRecord } from '@/shared/lib/is-record';
import { FIELDS, registerDraftKind, type Draft } from './draft';

/** A multi-call save that stopped partway: ids only. */
export interface UnfinishedSave {
  step: string;
  /** By step: an id, or the word `saved`. */
  done: Readonly<Record<string, number | string>>;
  /** Ids on the list before a save that adds one. */
  known?: readonly (number | string)[];
}

export interface FieldsDraft {
  values: Readonly<Record<string, string>>;
  touched: readonly string[];
  attempts: number;
  isSending: boolean;
  problem: string | null;
  success: string | null;
  unfinished: UnfinishedSave | null;
  failure: object | null;
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
    submitSucceeded: (_state, { payload }: PayloadAction<string>) => ({ ...initialState, success: payload }),
    /** null once nothing is left to finish. */
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
  saveProgressed,
  saveStopped,
} = fieldsSlice.actions;

const isSaved = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

export function isUnfinishedSave(value: unknown): value is UnfinishedSave {
  if (!isRecord(value) || typeof value.step !== 'string' || !isRecord(value.done)) return false;
  const { known = [] } = value;
  return Object.values(value.done).every(isSaved) && Array.isArray(known) && known.every(isSaved);
}

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

export const isUnfinished = ({ value }: Draft): boolean => {
  if (!isRecord(value) || value.isRefused === true || !isRecord(value.unfinished)) return false;
  return isUnfinishedSave(value.unfinished) || Object.values(value.unfinished).some(isUnfinishedSave);
};
