import { useId } from 'react';
import { contactLabels } from '@/features/staff';
import { focusAfter } from '@/shared/lib/focus';
import { personName } from '@/shared/lib/names';
import { Button } from '@/shared/ui/Button';
import { controlClass } from '@/shared/ui/controlClass';
import { Icon } from '@/shared/ui/Icon';
import { columns, namesakeConfirmed, readingConfirmed, rowCorrected, type TableRow } from '../model/assistantTable';
import type { RowProblem } from '../model/checkRows';
import type { BulkAdd } from '../model/useBulkAdd';
import css from './BulkAddTable.module.css';

/** The index of the result cell, after the row number and the fields. */
const RESULT = 1 + columns.length;

interface TableRowFieldsProps {
  number: number;
  row: TableRow;
  bulkAdd: BulkAdd;
  isRunning: boolean;
  /** Some rows were sent already. */
  hasRun: boolean;
}

function resultOf({ state, failure }: TableRow, problem: RowProblem | undefined, hasRun: boolean): string {
  if (state === 'added') return 'Added';
  if (state === 'sending') return 'Saving…';
  const left = problem === undefined ? '' : `${hasRun ? 'Skipped' : 'Will be skipped'}: ${problem.text}`;
  if (state === 'failed') return [failure, left].filter(Boolean).join(' ');
  return left || 'Not added yet';
}

interface RowButtonProps {
  label: string;
  /** The person's name, which the button's label for screen readers contains. */
  name: string;
  disabled?: boolean;
  onPress: () => void;
}

/** Moves the focus to the row's result, because the pressed button disappears. */
function RowButton({ label, name, disabled = false, onPress }: RowButtonProps) {
  return (
    <Button
      size="small"
      aria-label={`${label}: ${name}`}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        currentTarget.closest('tr')?.cells.item(RESULT)?.focus({ preventScroll: true });
        onPress();
      }}
    >
      {label}
    </Button>
  );
}

export function TableRowFields({ number, row, bulkAdd, isRunning, hasRun }: TableRowFieldsProps) {
  const { table, problems, send, run, removeRow } = bulkAdd;
  const { id, values, state } = row;
  const problem = problems.get(id);
  const removal = id in table.unfinished ? 'Keep as is' : 'Remove';
  const resultId = useId();
  const isFixed = state === 'added' || state === 'sending';
  const isLeftOut = state === 'failed' || (state === 'waiting' && problem !== undefined);
  const name = personName(values);

  return (
    <tr data-state={problem !== undefined && state === 'waiting' ? 'problem' : state}>
      <th scope="row">{number}</th>
      {columns.map((field) => (
        <td key={field}>
          {isFixed ? (
            values[field]
          ) : (
            <input
              className={controlClass}
              data-size="small"
              type="text"
              inputMode={field === 'Email' ? 'email' : 'text'}
              autoComplete="off"
              aria-label={`${contactLabels[field]}, row ${number}`}
              aria-invalid={problem?.fields.includes(field) === true}
              aria-describedby={resultId}
              placeholder={contactLabels[field]}
              value={values[field]}
              onChange={({ target }) => send(rowCorrected({ id, values: { ...values, [field]: target.value } }))}
            />
          )}
        </td>
      ))}
      <td className={css.result} tabIndex={-1}>
        <span id={resultId} className={css.outcome}>
          {state === 'added' ? <Icon name="check" /> : isLeftOut ? <Icon name="alert" /> : null}
          <span>{resultOf(row, problem, hasRun)}</span>
        </span>
      </td>
      <td className={css.rowActions}>
        {isFixed ? null : (
          <>
            {state === 'failed' && problem === undefined ? (
              <RowButton label="Try again" name={name} disabled={isRunning} onPress={() => void run([id])} />
            ) : null}
            {problem?.isQuestion === true ? (
              <RowButton label="Right as it is" name={name} onPress={() => send(readingConfirmed([id]))} />
            ) : null}
            {problem?.maybeNamesake === true ? (
              <RowButton label="Add anyway" name={name} onPress={() => send(namesakeConfirmed(id))} />
            ) : null}
            <Button
              size="small"
              tone="quiet"
              aria-label={`${removal}: ${name}`}
              onClick={(event) => {
                const rows = event.currentTarget.closest('table');
                const source = event.currentTarget.closest('details')?.querySelector('textarea');
                // Focuses the table, or the text box if the table disappears with its last row.
                focusAfter(
                  event,
                  () => removeRow(id),
                  () => (rows?.isConnected === true ? rows : source),
                );
              }}
            >
              {removal}
            </Button>
          </>
        )}
      </td>
    </tr>
  );
}
