import { useId, type MouseEvent } from 'react';
import { contactLabels, type ContactValues } from '@/features/staff';
import { focusAfter } from '@/shared/lib/focus';
import { personName } from '@/shared/lib/names';
import { Button } from '@/shared/ui/Button';
import { controlClass } from '@/shared/ui/controlClass';
import { Icon } from '@/shared/ui/Icon';
import { messages } from '../messages';
import type { TableRow } from '../model/assistantTable';
import type { RowProblem } from '../model/checkRows';
import css from './BulkAddTable.module.css';

const fields = Object.keys(contactLabels) as (keyof ContactValues)[];

/** The column of the results, after the row's number and its fields. */
const RESULT = 1 + fields.length;

interface TableRowFieldsProps {
  number: number;
  row: TableRow;
  problem: RowProblem | undefined;
  isUnfinished: boolean;
  isRunning: boolean;
  /** Some rows were sent already. */
  hasRun: boolean;
  onCorrect: (id: number, values: ContactValues) => void;
  onNamesake: (id: number) => void;
  onConfirm: (id: number) => void;
  onRemove: (id: number) => void;
  onRetry: (id: number) => void;
}

function resultOf({ state, failure }: TableRow, problem: RowProblem | undefined, hasRun: boolean): string {
  if (state === 'added') return 'Added';
  if (state === 'sending') return 'Saving…';
  const left = problem === undefined ? '' : `${hasRun ? 'Skipped' : 'Will be skipped'}: ${problem.text}`;
  if (state === 'failed') return [failure, left].filter(Boolean).join(' ');
  return left || 'Not added yet';
}

/** Keeps the focus in the row, since the pressed button disappears. */
const focusResult = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  currentTarget.closest('tr')?.cells.item(RESULT)?.focus({ preventScroll: true });
};

export function TableRowFields(props: TableRowFieldsProps) {
  const { number, row, problem, isUnfinished, isRunning, hasRun, onCorrect, onNamesake, onConfirm, onRemove, onRetry } =
    props;
  const { id, values, state } = row;
  const resultId = useId();
  const isFixed = state === 'added' || state === 'sending';
  const name = personName(values);

  return (
    <tr data-state={problem !== undefined && state === 'waiting' ? 'problem' : state}>
      <th scope="row">{number}</th>
      {fields.map((field) => (
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
              aria-label={`${contactLabels[field]}, row ${String(number)}`}
              aria-invalid={problem?.fields.includes(field) === true}
              aria-describedby={resultId}
              placeholder={contactLabels[field]}
              value={values[field]}
              onChange={({ target }) => {
                onCorrect(id, { ...values, [field]: target.value });
              }}
            />
          )}
        </td>
      ))}
      <td className={css.result} tabIndex={-1}>
        <span id={resultId} className={css.outcome}>
          {state === 'added' ? <Icon name="check" /> : state === 'failed' ? <Icon name="alert" /> : null}
          <span>{resultOf(row, problem, hasRun)}</span>
        </span>
      </td>
      <td className={css.rowActions}>
        {isFixed ? null : (
          <>
            {state === 'failed' && problem === undefined ? (
              <Button
                size="small"
                aria-label={`Try again: ${name}`}
                disabled={isRunning}
                onClick={(event) => {
                  focusResult(event);
                  onRetry(id);
                }}
              >
                Try again
              </Button>
            ) : null}
            {problem?.isQuestion === true ? (
              <Button
                size="small"
                aria-label={`${messages.confirm}: ${name}`}
                onClick={(event) => {
                  focusResult(event);
                  onConfirm(id);
                }}
              >
                {messages.confirm}
              </Button>
            ) : null}
            {problem?.maybeNamesake === true ? (
              <Button
                size="small"
                aria-label={`Add anyway: ${name}`}
                onClick={(event) => {
                  focusResult(event);
                  onNamesake(id);
                }}
              >
                Add anyway
              </Button>
            ) : null}
            <Button
              size="small"
              tone="quiet"
              aria-label={`${isUnfinished ? 'Keep as is' : 'Remove'}: ${name}`}
              onClick={(event) => {
                const table = event.currentTarget.closest('table');
                const source = event.currentTarget.closest('details')?.querySelector('textarea');
                // Focuses the table, or the text box if the table disappears with its last row.
                focusAfter(
                  event,
                  () => {
                    onRemove(id);
                  },
                  () => (table?.isConnected === true ? table : source),
                );
              }}
            >
              {isUnfinished ? 'Keep as is' : 'Remove'}
            </Button>
          </>
        )}
      </td>
    </tr>
  );
}
