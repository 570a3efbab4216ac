import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  isUnfinishedSave,
  registerDraftKind,
  saveProgressed,
  type DraftId,
  type UnfinishedSave,
} from '@/shared/lib/drafts';
import type { PastedRow } from './parseAssistants';

/** What became of a row: `added`, or why it was not. */
export type RowResult = { added: true } | { added: false; text: string };

interface AssistantTable {
  text: string;
  /** Fixed when the first row is sent: the list grows with each, and would take the rows for known ones. */
  sent: readonly PastedRow[] | null;
  /** Of the rows that can be added, in their order. */
  results: readonly RowResult[];
  isRunning: boolean;
  unfinished: UnfinishedSave | null;
}

const initialState: AssistantTable = { text: '', sent: null, results: [], isRunning: false, unfinished: null };

const assistantTable = createSlice({
  name: 'assistantTable',
  initialState,
  reducers: {
    tableEdited: (state, { payload }: PayloadAction<string>) => ({ ...state, text: payload }),
    tableSent: (state, { payload }: PayloadAction<readonly PastedRow[]>) => ({
      ...state,
      sent: state.sent ?? payload,
      results: state.results.filter(({ added }) => added),
      isRunning: true,
    }),
    rowAnswered: (state, { payload }: PayloadAction<RowResult>) => ({ ...state, results: [...state.results, payload] }),
    tableStopped: (state) => ({ ...state, isRunning: false }),
  },
  extraReducers: (builder) => {
    builder.addCase(saveProgressed, (state, { payload }) => ({ ...state, unfinished: payload }));
  },
});

export const { tableEdited, tableSent, rowAnswered, tableStopped } = assistantTable.actions;

const isTable = (value: unknown): value is AssistantTable =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'sent' in value &&
  (value.sent === null || Array.isArray(value.sent)) &&
  'results' in value &&
  Array.isArray(value.results) &&
  'unfinished' in value &&
  (value.unfinished === null || isUnfinishedSave(value.unfinished));

const countLines = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

const addedOf = ({ results }: AssistantTable): number => results.filter(({ added }) => added).length;

/** A pasted table of assistants, until all of it is added. */
export const assistantTableKind = registerDraftKind<AssistantTable>({
  form: 'assistantTable',
  initial: initialState,
  reducer: assistantTable.reducer,
  isValue: isTable,
  countChanges: (table) =>
    table.sent === null
      ? countLines(table.text)
      : table.sent.filter(({ problem }) => problem === undefined).length - addedOf(table),
  toDisk: (table) => ({ ...table, isRunning: false }),
});

export const assistantTableDraft = (identifier: string): DraftId => ({
  owner: identifier,
  form: 'assistantTable',
  subject: '',
});
