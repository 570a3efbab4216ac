import { useDispatch, useSelector, useStore } from 'react-redux';
import { contactSchema, emptyContact, useAddAssistantMutation, type AddAssistant, type Person } from '@/features/staff';
import { describeFailedWrite, isApiError, isRefusal } from '@/shared/api';
import { forDraft, isFullyRefused, saveProgressed, selectDraft, unfinishedOf, useSliceDraft } from '@/shared/forms';
import type { PortalDispatch, RootState } from '@/shared/lib/root-reducer';
import { useTabLock, useTabLocked } from '@/shared/lib/once-at-a-time';
import { pluralize } from '@/shared/lib/pluralize';
import { selectView, viewChanged, viewLeft } from '@/shared/lib/view-state';
import { isSamePlace, noticeShownHere, placeOf } from '@/shared/ui/noticesSlice';
import {
  assistantTableDraft,
  assistantTableSlice,
  rowAdded,
  rowFailed,
  rowRemoved,
  rowSent,
  tableOf,
  tableRead,
  type AssistantTable,
  type Question,
  type ReadAssistant,
} from './assistantTable';
import { checkRows } from './checkRows';
import { MAX_ROWS, readAssistants } from './readAssistants';

/** What both ways to add assistants need. */
export interface OwnStaff {
  organization: AddAssistant['organization'];
  assistants: readonly Person[];
  /** The assistants and the primary contact: none of them is added again. */
  listed: readonly Person[];
}

/** Whether the API refused only this row, so that the next one may succeed. After a 401, the next one would fail, too. */
const isOfTheRow = (error: unknown): boolean => isRefusal(error) && error.status !== 401;

function failureOf(error: unknown): string {
  const isPartDone = Object.keys((isApiError(error) ? error.unfinished?.done : undefined) ?? {}).length > 0;
  return describeFailedWrite(error, {
    done: isPartDone ? 'all of this was added' : 'this was added',
    failed: isPartDone ? 'Only partly added.' : 'Not added.',
  });
}

const REST = 'What was not added is still in the table of Add Assistant.';

const hasAccent = ({ values: { FirstName, LastName } }: ReadAssistant): boolean =>
  /[^\u0020-\u007e]/.test(FirstName + LastName);

/** The view-state key of the row that this tab is sending, so that a user who returns to the screen still sees it. */
const SENDING = 'bulkAdd/sending';

const selectSending = (state: RootState): unknown => selectView(state)[SENDING];

const withSending = (table: AssistantTable, sending: unknown): AssistantTable => ({
  ...table,
  rows: table.rows.map((row) => (row.id === sending ? { ...row, state: 'sending', failure: '' } : row)),
});

/** Adds the rows one by one. A refused row keeps its values; the run stops only if the next row would fail, too. */
export function useBulkAdd({ organization, listed }: OwnStaff) {
  const draft = assistantTableDraft(organization.Identifier);
  const { draft: stored, send, remove } = useSliceDraft(assistantTableSlice, draft);
  const sending = useSelector(selectSending);
  const store = useStore<RootState>();
  const dispatch = useDispatch<PortalDispatch>();
  const [add] = useAddAssistantMutation();
  const lockName = `assistants/${organization.Identifier}`;
  const { isInOtherTab, run: runHere } = useTabLocked(lockName);
  const storedTable = tableOf(stored);
  // A row was sent, but not by this tab: either another tab is still sending it, or the save was interrupted.
  const mayBeSending = storedTable.sent !== undefined && sending === undefined;
  const isSendingInOtherTab = useTabLock(lockName, mayBeSending) === 'held';
  const table = withSending(storedTable, isSendingInOtherTab ? storedTable.sent : sending);
  const problems = checkRows(table, listed);

  // Reads the store because a row may have changed since the last render.
  const current = (): AssistantTable => tableOf(selectDraft(store.getState(), draft));
  const clearProgress = () => store.dispatch(forDraft(draft, saveProgressed(null)));

  /** @returns whether to try the next row */
  const addRow = async (id: number): Promise<boolean> => {
    const { rows, unfinished } = current();
    const row = rows.find((other) => other.id === id);
    if (row === undefined || row.state === 'added') return true;
    if (checkRows(current(), listed).has(id)) return true;
    store.dispatch(viewChanged({ name: SENDING, value: id }));
    send(rowSent({ id, unfinished }));
    clearProgress();
    const { error } = await add({
      organization,
      values: contactSchema.cast({ ...emptyContact, ...row.values }),
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

  const run = (ids: readonly number[]): Promise<void> =>
    runHere(async () => {
      if (selectSending(store.getState()) !== undefined) return;
      const { text } = current();
      const start = placeOf(store.getState());
      for (const id of ids) {
        // Another tab may have put another table in the place of this one.
        if (current().text !== text || !(await addRow(id))) break;
      }
      store.dispatch(viewLeft(SENDING));
      if (!isSamePlace(start, placeOf(store.getState()))) reportRun(ids);
    });

  /** Tells a user who has left the screen how a run has ended (GEN-6). After a logout, the draft with the rows is gone. */
  const reportRun = (ids: readonly number[]): void => {
    const rows = current().rows.filter(({ id }) => ids.includes(id));
    const added = rows.filter(({ state }) => state === 'added').length;
    if (rows.length === 0) return;
    const outcome = `${added} of ${pluralize(rows.length, 'assistant')} ${added === 1 ? 'has' : 'have'} been added.`;
    // Some reasons say that a row may have been added although it failed.
    const reasons = new Set(rows.map(({ state, failure }) => (state === 'failed' ? failure : '')));
    dispatch(
      added === rows.length
        ? noticeShownHere({ tone: 'success', text: outcome })
        : noticeShownHere({ tone: 'error', text: [outcome, ...reasons, REST].filter(Boolean).join(' ') }),
    );
  };

  return {
    table,
    problems,
    run,
    /** Another tab is adding rows. */
    isInOtherTab: isInOtherTab || isSendingInOtherTab,
    /** Corrects or confirms rows. */
    send,
    /** Reads the people in a text, and asks about each name with an accent if the file's encoding was guessed. */
    read: (text: string, isGuessed = false) => {
      const people = readAssistants(text).map((person) =>
        isGuessed && hasAccent(person)
          ? { ...person, asks: [...new Set<Question>(['names', ...person.asks])] }
          : person,
      );
      send(tableRead({ text, people: people.length > MAX_ROWS ? [] : people }));
    },
    removeRow: (id: number) => {
      send(rowRemoved(id));
      if (id === table.sent) clearProgress();
    },
    discard: remove,
  };
}

export type BulkAdd = ReturnType<typeof useBulkAdd>;
