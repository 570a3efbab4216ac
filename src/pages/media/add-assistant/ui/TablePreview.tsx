import { useEffect, useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { contactLabels } from '@/features/staff';
import { focusAfter } from '@/shared/lib/focus';
import { otherTabIs } from '@/shared/lib/once-at-a-time';
import { paths } from '@/shared/routes/paths';
import { Alert } from '@/shared/ui/Alert';
import { Button, buttonClass } from '@/shared/ui/Button';
import { columns, namesSwapped, readingConfirmed } from '../model/assistantTable';
import type { BulkAdd } from '../model/useBulkAdd';
import css from './BulkAddTable.module.css';
import { TableRowFields } from './TableRowFields';
import { IgnoredLines } from './IgnoredLines';

/** Focuses the result if a run leaves no row to add, because the pressed button then disappears and loses the focus. */
function useFocusedResult(isRunning: boolean, isOver: boolean): RefObject<HTMLDivElement | null> {
  const result = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasRunning.current && !isRunning && isOver && isLost) result.current?.focus({ preventScroll: true });
    wasRunning.current = isRunning;
  }, [isRunning, isOver]);
  return result;
}

export function TablePreview({ isFinished, ...bulkAdd }: BulkAdd & { isFinished: boolean }) {
  const { table, problems, run, isInOtherTab, send, discard } = bulkAdd;
  const { rows } = table;
  const sending = rows.findIndex(({ state }) => state === 'sending');
  const isRunning = sending >= 0;
  const asking = rows.filter(({ id }) => problems.get(id)?.isQuestion === true).map(({ id }) => id);
  const added = rows.filter(({ state }) => state === 'added').length;
  const ready = rows.filter(({ id, state }) => state !== 'added' && state !== 'sending' && !problems.has(id));
  const tableElement = useRef<HTMLTableElement>(null);
  const result = useFocusedResult(isRunning, ready.length === 0);

  const hasRun = rows.some(({ state }) => state === 'added' || state === 'failed');
  const summary = () => {
    if (isRunning) return `Adding row ${sending + 1} of ${rows.length}…`;
    if (added > 0) return `${added} of ${rows.length} rows have been added.`;
    return `${ready.length} of ${rows.length} rows are ready to add.`;
  };

  return (
    <>
      <div className="row">
        <h2>Check the rows</h2>
        {rows.some(({ state }) => state === 'waiting') && !isRunning ? (
          <Button size="small" onClick={() => send(namesSwapped())}>
            Swap first and last names
          </Button>
        ) : null}
        {asking.length > 1 && !isRunning ? (
          <Button
            size="small"
            onClick={(event) =>
              focusAfter(
                event,
                () => send(readingConfirmed(asking)),
                () => tableElement.current,
              )
            }
          >
            All are right as they are
          </Button>
        ) : null}
      </div>
      <table ref={tableElement} className={css.table} tabIndex={-1}>
        <caption className="visually-hidden">Rows to add, with their results</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Row</span>
            </th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {contactLabels[name]}
              </th>
            ))}
            <th scope="col">Result</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <TableRowFields
              key={row.id}
              number={index + 1}
              row={row}
              bulkAdd={bulkAdd}
              isRunning={isRunning}
              hasRun={isRunning || hasRun}
            />
          ))}
        </tbody>
      </table>
      {isInOtherTab ? (
        <Alert tone="warning" urgent>
          {otherTabIs('adding these rows')}
        </Alert>
      ) : null}
      <div ref={result} tabIndex={-1}>
        {isFinished && added > 0 ? (
          <Alert tone="success">
            <span>{summary()}</span> <IgnoredLines text={table.text} />
          </Alert>
        ) : (
          <p role="status" aria-atomic={false} className="hint">
            <span>{summary()}</span> <IgnoredLines text={table.text} />
          </p>
        )}
      </div>
      <div className="toolbar">
        {isFinished && added > 0 ? (
          <Link className={buttonClass({ tone: 'primary' })} to={paths.mediaChange}>
            Media Home
          </Link>
        ) : null}
        {ready.length === 0 && !isRunning ? null : (
          <Button
            tone="primary"
            aria-disabled={isRunning}
            onClick={() => {
              if (!isRunning) void run(ready.map(({ id }) => id));
            }}
          >
            {isRunning ? 'Saving…' : `Add ${ready.length}`}
          </Button>
        )}
        <Button
          tone="quiet"
          disabled={isRunning}
          onClick={(event) => {
            const source = event.currentTarget.closest('details')?.querySelector('textarea');
            focusAfter(event, discard, () => source);
          }}
        >
          {isFinished ? 'Add more' : 'Discard the table'}
        </Button>
      </div>
    </>
  );
}
