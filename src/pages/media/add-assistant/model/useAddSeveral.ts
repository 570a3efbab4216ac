import { useStore } from 'react-redux';
import type { Organization } from '@/features/organization';
import {
  addAssistantSave,
  contactSchema,
  useAddAssistantMutation,
  type ContactValues,
  type Person,
} from '@/features/staff';
import { describeError, isApiError, isUncertain } from '@/shared/api';
import { selectDraft, useDraft, type WithDrafts } from '@/shared/lib/drafts';
import { isRefusedWhole, resumeOf, unfinishedOf } from '@/shared/lib/resumable-save';
import {
  assistantTableDraft,
  assistantTableKind,
  emptyTable,
  isTable,
  namesakeConfirmed,
  namesSwapped,
  rowAdded,
  rowCorrected,
  rowFailed,
  rowRemoved,
  rowSent,
  tableRead,
  type AssistantTable,
} from './assistantTable';
import { checkRows } from './checkRows';
import { inOneTab } from './inOneTab';
import { readAssistants } from './readAssistants';

/** As many as can be overlooked, and corrected, in one table. */
export const MOST_ROWS = 200;

/** Refusals that say nothing of the row: the next one would meet them too. */
const COMMON_STATUSES: readonly number[] = [401, 408, 425, 429];

const isOfTheRow = (error: unknown): boolean =>
  isApiError(error) &&
  error.kind === 'http' &&
  error.status !== undefined &&
  error.status < 500 &&
  !COMMON_STATUSES.includes(error.status);

function failureOf(error: unknown): string {
  const isPartDone = Object.keys((isApiError(error) ? error.unfinished?.done : undefined) ?? {}).length > 0;
  const outcome = isPartDone ? 'Not completely added.' : isUncertain(error) ? 'Not confirmed.' : 'Not added.';
  return `${outcome} ${describeError(error)}`;
}

/**
 * Adds the rows of a table one after the other. A row that the server refuses keeps its values and the next one goes out;
 * where the next would fail too, it stops. What of a row is done is kept: adding it again goes on from there.
 */
export function useAddSeveral(organization: Organization, assistants: readonly Person[]) {
  const draft = assistantTableDraft(organization.Identifier);
  const { value: table, send, remove } = useDraft(assistantTableKind, draft);
  const store = useStore<WithDrafts>();
  const [add] = useAddAssistantMutation();
  const problems = checkRows(table, assistants);

  // Not what was drawn last: a row may have been corrected or sent since.
  const current = (): AssistantTable => {
    const value = selectDraft(store.getState(), draft)?.value;
    return isTable(value) ? value : emptyTable;
  };

  /** @returns whether the next row is worth a try */
  const addRow = async (id: number): Promise<boolean> => {
    const { rows, unfinished } = current();
    const row = rows.find((other) => other.id === id);
    if (row === undefined || !['waiting', 'failed'].includes(row.state)) return true;
    if (checkRows(current(), assistants).has(id)) return true;
    send(rowSent(id));
    const resume = unfinished[id];
    const known = resume?.known ?? assistants.map(({ PersonID }) => PersonID);
    const values = contactSchema.cast(row.values);
    const resumed = resume === undefined ? {} : { resume: resumeOf(addAssistantSave, resume) };
    const { error } = await add({ organization, values, known, draft, ...resumed });
    if (error === undefined) {
      send(rowAdded(id));
      return true;
    }
    const left = isRefusedWhole(error) ? null : unfinishedOf(error, known);
    send(rowFailed({ id, failure: failureOf(error), unfinished: left }));
    return isOfTheRow(error);
  };

  const run = (ids: readonly number[]): Promise<boolean> =>
    inOneTab(`assistants/${organization.Identifier}`, async () => {
      if (current().rows.some(({ state }) => state === 'sending')) return;
      for (const id of ids) if (!(await addRow(id))) return;
    });

  return {
    table,
    problems,
    /** @returns false where another tab is adding rows */
    run,
    read: (text: string) => {
      const people = readAssistants(text);
      send(tableRead({ text, people: people.length > MOST_ROWS ? [] : people }));
    },
    correct: (id: number, values: ContactValues) => {
      send(rowCorrected({ id, values }));
    },
    confirmNamesake: (id: number) => {
      send(namesakeConfirmed(id));
    },
    swapNames: () => {
      send(namesSwapped());
    },
    leaveOut: (id: number) => {
      send(rowRemoved(id));
    },
    discard: remove,
  };
}

export type AddSeveral = ReturnType<typeof useAddSeveral>;
