import { useRef, useState } from 'react';
import type { Organization } from '@/features/organization';
import { useAddAssistantMutation, type Person } from '@/features/staff';
import { describeError } from '@/shared/api';
import { unfinishedOf } from '@/shared/lib/resumable-save';
import type { UnfinishedSave } from '@/shared/lib/resumable-save';
import type { PastedRow } from './parseAssistants';

/** What became of a row: `added`, or why it was not. */
export type RowResult = { added: true } | { added: false; text: string };

/**
 * Adds the rows one after the other and stops at the first that fails, so that there is never more than one addition
 * to be finished; calling it again goes on from there.
 */
export function useAddSeveral(organization: Organization, assistants: readonly Person[]) {
  const [add] = useAddAssistantMutation();
  const [results, setResults] = useState<readonly RowResult[]>([]);
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef(false);
  const resume = useRef<UnfinishedSave | undefined>(undefined);

  const run = async (rows: readonly PastedRow[]): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setIsRunning(true);
    const known = assistants.map(({ PersonID }) => PersonID);
    const told = results.filter(({ added }) => added);
    let isComplete = true;
    for (const { values } of rows.slice(told.length)) {
      const earlier = resume.current === undefined ? {} : { resume: resume.current };
      const { error } = await add({ organization, values, known, ...earlier });
      resume.current = error === undefined ? undefined : unfinishedOf(error, resume.current?.known ?? known);
      told.push(error === undefined ? { added: true } : { added: false, text: describeError(error) });
      setResults([...told]);
      isComplete = error === undefined;
      if (!isComplete) break;
    }
    running.current = false;
    setIsRunning(false);
    return isComplete;
  };

  return { results, isRunning, run };
}
