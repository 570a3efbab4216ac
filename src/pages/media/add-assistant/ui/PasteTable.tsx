import { useEffect, useId } from 'react';
import type { Organization } from '@/features/organization';
import type { Person } from '@/features/staff';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { parseAssistants } from '../model/parseAssistants';
import { useAddSeveral } from '../model/useAddSeveral';
import { PastedRows } from './PastedRows';
import css from './PasteTable.module.css';

interface PasteTableProps {
  organization: Organization;
  assistants: readonly Person[];
}

/** Adds several assistants from a pasted table, with a result per row (decisions P14). */
export function PasteTable({ organization, assistants }: PasteTableProps) {
  const id = useId();
  const { text, sent, results, isRunning, edit, run, discard } = useAddSeveral(organization, assistants);
  const rows = sent ?? parseAssistants(text, assistants);
  const usable = rows.filter(({ problem }) => problem === undefined);
  const added = results.filter((result) => result.added).length;
  const isFinished = sent !== null && added === usable.length;

  // The result is for this visit of the screen.
  useEffect(() => (isFinished ? discard : undefined), [isFinished, discard]);

  return (
    <details className={css.paste} open={text !== '' ? true : undefined}>
      <summary>Add several by pasting a table</summary>
      <div className={css.body}>
        <label htmlFor={id}>Table of assistants</label>
        <p id={`${id}-hint`} className={css.hint}>
          One assistant per line: first name, last name and e-mail, as copied from a spreadsheet.
        </p>
        <textarea
          id={id}
          className={css.area}
          rows={5}
          aria-describedby={`${id}-hint`}
          value={text}
          readOnly={sent !== null}
          onChange={(event) => {
            edit(event.target.value);
          }}
        />
        {rows.length === 0 ? null : <PastedRows rows={rows} results={results} />}
        {isFinished ? (
          <Alert tone="success">{`${String(added)} of ${String(rows.length)} rows have been added.`}</Alert>
        ) : null}
        {usable.length === 0 || isFinished ? null : (
          <div className={css.actions}>
            <Button tone="primary" aria-disabled={isRunning} onClick={() => void run(rows)}>
              {isRunning ? 'Saving…' : sent === null ? `Add ${String(usable.length)}` : 'Finish the table'}
            </Button>
            <Button tone="quiet" onClick={discard} disabled={isRunning}>
              Discard the table
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
