import { useRef } from 'react';
import type { Organization } from '@/features/organization';
import { useAddAssistantMutation, type Person } from '@/features/staff';
import { describeError } from '@/shared/api';
import { saveProgressed, useDraft, type UnfinishedSave } from '@/shared/lib/drafts';
import { unfinishedOf } from '@/shared/lib/resumable-save';
import {
  assistantTableDraft,
  assistantTableKind,
  rowAnswered,
  tableEdited,
  tableSent,
  tableStopped,
} from './assistantTable';
import type { PastedRow } from './parseAssistants';

/**
 * Adds the rows one after the other and stops at the first that fails, so that there is never more than one addition
 * to be finished; calling it again goes on from there.
 */
export function useAddSeveral(organization: Organization, assistants: readonly Person[]) {
  const draft = assistantTableDraft(organization.Identifier);
  const { value, send, remove } = useDraft(assistantTableKind, draft);
  const [add] = useAddAssistantMutation();
  const running = useRef(false);

  const run = async (rows: readonly PastedRow[]): Promise<void> => {
    if (running.current) return;
    running.current = true;
    send(tableSent(rows));
    const known = assistants.map(({ PersonID }) => PersonID);
    const usable = (value.sent ?? rows).filter(({ problem }) => problem === undefined);
    let resume: UnfinishedSave | null = value.unfinished;
    for (const { values } of usable.slice(value.results.filter(({ added }) => added).length)) {
      const { error } = await add({ organization, values, known, draft, ...(resume === null ? {} : { resume }) });
      resume = error === undefined ? null : unfinishedOf(error, resume?.known ?? known);
      send(saveProgressed(resume));
      send(rowAnswered(error === undefined ? { added: true } : { added: false, text: describeError(error) }));
      if (error !== undefined) break;
    }
    running.current = false;
    send(tableStopped());
  };

  return { ...value, edit: (text: string) => send(tableEdited(text)), run, discard: remove };
}
