import { useStore } from 'react-redux';
import {
  contactSchema,
  useAddAssistantMutation,
  type AddAssistant,
  type ContactValues,
  type Person,
} from '@/features/staff';
import { describeFailedWrite, isApiError, isRefusal } from '@/shared/api';
import { useDraft, isFullyRefused, unfinishedOf, selectDraft } from '@/shared/forms';
import type { RootState } from '@/shared/lib/root-reducer';
import { withTabLock } from '@/shared/lib/tab-lock';
import {
  assistantTableDraft,
  assistantTableKind,
  emptyTable,
  isTable,
  namesakeConfirmed,
  namesSwapped,
  readingConfirmed,
  rowAdded,
  rowCorrected,
  rowFailed,
  rowRemoved,
  rowSent,
  tableRead,
  type AssistantTable,
} from './assistantTable';
import { checkRows } from './checkRows';
import { MAX_ROWS, readAssistants } from './readAssistants';

export type OwnOrganization = AddAssistant['organization'];

/** A refused session (401) says nothing about the row: the next row would meet it too. */
const isOfTheRow = (error: unknown): boolean => isRefusal(error) && error.status !== 401;

function failureOf(error: unknown): string {
  const isPartDone = Object.keys((isApiError(error) ? error.unfinished?.done : undefined) ?? {}).length > 0;
  return describeFailedWrite(error, {
    done: isPartDone ? 'all of this was added' : 'this was added',
    failed: isPartDone ? 'Only partly added.' : 'Not added.',
  });
}

/** Adds the rows one by one. A refused row keeps its values; it stops only where the next row would fail too. */
export function useBulkAdd(organization: OwnOrganization, assistants: readonly Person[]) {
  const draft = assistantTableDraft(organization.Identifier);
  const { value: table, send, remove } = useDraft(assistantTableKind, draft);
  const store = useStore<RootState>();
  const [add] = useAddAssistantMutation();
  const problems = checkRows(table, assistants);

  // Reads the store because a row may have changed since the last render.
  const current = (): AssistantTable => {
    const value = selectDraft(store.getState(), draft)?.value;
    return isTable(value) ? value : emptyTable;
  };

  /** @returns whether to try the next row */
  const addRow = async (id: number): Promise<boolean> => {
    const { rows, unfinished } = current();
    const row = rows.find((other) => other.id === id);
    if (row === undefined || !['waiting', 'failed'].includes(row.state)) return true;
    if (checkRows(current(), assistants).has(id)) return true;
    send(rowSent(id));
    const { error } = await add({
      organization,
      values: contactSchema.cast(row.values),
      resume: unfinished[id],
      draft,
    });
    if (error === undefined) {
      send(rowAdded(id));
      return true;
    }
    const left = isFullyRefused(error) ? null : unfinishedOf(error);
    send(rowFailed({ id, failure: failureOf(error), unfinished: left }));
    return isOfTheRow(error);
  };

  const run = (ids: readonly number[]): Promise<boolean> =>
    withTabLock(`assistants/${organization.Identifier}`, async () => {
      if (current().rows.some(({ state }) => state === 'sending')) return;
      for (const id of ids) if (!(await addRow(id))) return;
    });

  return {
    table,
    problems,
    /** @returns false if another tab is adding rows */
    run,
    read: (text: string) => {
      const people = readAssistants(text);
      send(tableRead({ text, people: people.length > MAX_ROWS ? [] : people }));
    },
    correct: (id: number, values: ContactValues) => {
      send(rowCorrected({ id, values }));
    },
    confirmNamesake: (id: number) => {
      send(namesakeConfirmed(id));
    },
    confirmReading: (ids: readonly number[]) => {
      send(readingConfirmed(ids));
    },
    swapNames: () => {
      send(namesSwapped());
    },
    removeRow: (id: number) => {
      send(rowRemoved(id));
    },
    discard: remove,
  };
}

export type BulkAdd = ReturnType<typeof useBulkAdd>;
