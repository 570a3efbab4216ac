import { useId, useState } from 'react';
import type { Organization } from '@/features/organization';
import type { Person } from '@/features/staff';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { parseAssistants, type PastedRow } from '../model/parseAssistants';
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
  const [text, setText] = useState('');
  // Fixed when the first row is sent: the list grows with each, and would take the rows for known ones.
  const [sent, setSent] = useState<readonly PastedRow[]>();
  const { results, isRunning, run } = useAddSeveral(organization, assistants);
  const rows = sent ?? parseAssistants(text, assistants);
  const usable = rows.filter(({ problem }) => problem === undefined);
  const added = results.filter((result) => result.added).length;
  const isFinished = sent !== undefined && added === usable.length;

  return (
    <details className={css.paste}>
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
          readOnly={sent !== undefined}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        {rows.length === 0 ? null : <PastedRows rows={rows} results={results} />}
        {isFinished ? (
          <Alert tone="success">{`${String(added)} of ${String(rows.length)} rows have been added.`}</Alert>
        ) : null}
        {usable.length === 0 || isFinished ? null : (
          <Button
            tone="primary"
            aria-disabled={isRunning}
            onClick={() => {
              setSent(rows);
              void run(usable);
            }}
          >
            {isRunning ? 'Saving…' : sent === undefined ? `Add ${String(usable.length)}` : 'Finish the table'}
          </Button>
        )}
      </div>
    </details>
  );
}
