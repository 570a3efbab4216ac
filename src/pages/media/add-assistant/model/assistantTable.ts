import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContactValues } from '@/features/staff';
import {
  isUnfinishedSave,
  valueOf,
  type Draft,
  type DraftId,
  type FormSlice,
  type UnfinishedSave,
} from '@/shared/forms';
import { isRecord } from '@/shared/lib/is-record';

/** The columns of the table. The form that adds one person may ask for more. */
export const columns = ['FirstName', 'LastName', 'Email'] as const;

export type RowValues = Pick<ContactValues, (typeof columns)[number]>;

/** What the user should check in a row before it is added. `order`: the names are right but may be swapped; `owner`: whose email it is. */
export type Question = 'names' | 'order' | 'email' | 'owner';

/** The fields that a question is about: changing one of them answers the question. */
export const fieldsAsked: Readonly<Record<Question, readonly (keyof RowValues)[]>> = {
  names: ['FirstName', 'LastName'],
  order: ['FirstName', 'LastName'],
  email: ['Email'],
  owner: ['Email'],
};

/** A person as read from the pasted text. */
export interface ReadAssistant {
  values: RowValues;
  asks: readonly Question[];
}

export interface TableRow {
  id: number;
  values: RowValues;
  /** `sending` is only displayed: meanwhile, the draft stores `failed`, which is correct if a reload interrupts the save. */
  state: 'waiting' | 'sending' | 'added' | 'failed';
  failure: string;
  /** The user confirmed that a person with the same name or email is someone else. */
  isNamesake: boolean;
  /** What the user should check because the pasted text was ambiguous; empty once corrected or confirmed. */
  asks?: readonly Question[];
}

export interface AssistantTable {
  text: string;
  rows: readonly TableRow[];
  /** True once the user has changed or sent a row. The text is then read-only, because parsing it again replaces all rows. */
  isFixed: boolean;
  /** The id of the row sent last: the draft's own `unfinished` save belongs to this row. */
  sent?: number;
  unfinished: Readonly<Record<string, UnfinishedSave>>;
}

interface Failure {
  id: number;
  failure: string;
  unfinished: UnfinishedSave | null;
}

const INTERRUPTED = 'It was interrupted before it finished.';

export const emptyTable: AssistantTable = { text: '', rows: [], isFixed: false, unfinished: {} };

const changeRow = (table: AssistantTable, id: number, changes: Partial<TableRow>): AssistantTable => ({
  ...table,
  isFixed: true,
  rows: table.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)),
});

const setUnfinished = (table: AssistantTable, id: number, save: UnfinishedSave | null): AssistantTable => {
  const { [id]: _before, ...others } = table.unfinished;
  return { ...table, unfinished: save === null ? others : { ...others, [id]: save } };
};

/** Keeps the questions that are still open: a correction answers those about the fields that it changes. */
function stillAsked(row: TableRow | undefined, values: RowValues): Question[] {
  const isKept = (name: keyof RowValues): boolean => row?.values[name] === values[name];
  const { asks = [] } = row ?? {};
  return asks.filter((question) => fieldsAsked[question].every(isKept));
}

const assistantTable = createSlice({
  name: 'assistantTable',
  initialState: emptyTable,
  reducers: {
    tableRead: (_table, { payload }: PayloadAction<{ text: string; people: readonly ReadAssistant[] }>) => ({
      ...emptyTable,
      text: payload.text,
      rows: payload.people.map((read, id) => ({ id, ...read, state: 'waiting', failure: '', isNamesake: false })),
    }),
    rowCorrected: (table, { payload: { id, values } }: PayloadAction<{ id: number; values: RowValues }>) =>
      changeRow(table, id, {
        values,
        asks: stillAsked(
          table.rows.find((row) => row.id === id),
          values,
        ),
      }),
    namesakeConfirmed: (table, { payload }: PayloadAction<number>) => changeRow(table, payload, { isNamesake: true }),
    readingConfirmed: (table, { payload }: PayloadAction<readonly number[]>) => ({
      ...table,
      isFixed: true,
      rows: table.rows.map((row) => (payload.includes(row.id) ? { ...row, asks: [] } : row)),
    }),
    namesSwapped: (table) => ({
      ...table,
      isFixed: true,
      rows: table.rows.map((row) =>
        row.state === 'waiting'
          ? {
              ...row,
              values: { ...row.values, FirstName: row.values.LastName, LastName: row.values.FirstName },
              asks: (row.asks ?? []).filter((question) => question !== 'order'),
            }
          : row,
      ),
    }),
    rowRemoved: (table, { payload }: PayloadAction<number>) => ({
      ...setUnfinished(table, payload, null),
      isFixed: true,
      rows: table.rows.filter(({ id }) => id !== payload),
    }),
    rowSent: (
      table,
      { payload: { id, unfinished } }: PayloadAction<Pick<AssistantTable, 'unfinished'> & { id: number }>,
    ) => ({ ...changeRow(table, id, { state: 'failed', failure: INTERRUPTED }), unfinished, sent: id }),
    rowAdded: (table, { payload }: PayloadAction<number>) =>
      setUnfinished(changeRow(table, payload, { state: 'added' }), payload, null),
    rowFailed: (table, { payload: { id, failure, unfinished } }: PayloadAction<Failure>) =>
      setUnfinished(changeRow(table, id, { state: 'failed', failure }), id, unfinished),
  },
});

export const {
  tableRead,
  rowCorrected,
  namesakeConfirmed,
  readingConfirmed,
  namesSwapped,
  rowRemoved,
  rowSent,
  rowAdded,
  rowFailed,
} = assistantTable.actions;

const isRow = (value: unknown): value is TableRow =>
  isRecord(value) &&
  typeof value.id === 'number' &&
  isRecord(value.values) &&
  columns.every((name) => typeof Reflect.get(value.values as object, name) === 'string') &&
  typeof value.failure === 'string' &&
  (value.asks === undefined ||
    (Array.isArray(value.asks) && value.asks.every((question) => Object.hasOwn(fieldsAsked, String(question))))) &&
  ['waiting', 'added', 'failed'].includes(String(value.state));

const isTable = (value: unknown): value is AssistantTable =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  Array.isArray(value.rows) &&
  value.rows.every(isRow) &&
  (value.sent === undefined || typeof value.sent === 'number') &&
  isRecord(value.unfinished) &&
  Object.values(value.unfinished).every(isUnfinishedSave);

export const assistantTableSlice: FormSlice<AssistantTable> = {
  reducer: assistantTable.reducer,
  getInitialState: assistantTable.getInitialState,
  isValue: isTable,
  countChanges: ({ rows }) => rows.filter(({ state }) => state !== 'added').length,
};

/** Reads the table from a draft. Adds the progress of the row sent last, which the save stores outside the table. */
export function tableOf(draft: Draft | undefined): AssistantTable {
  const table = valueOf(assistantTableSlice, draft);
  if (table.sent === undefined || draft?.unfinished === undefined) return table;
  return setUnfinished(table, table.sent, draft.unfinished);
}

export const assistantTableDraft = (identifier: string): DraftId => ({
  owner: identifier,
  form: 'assistantTable',
  subject: '',
});
