import { memo } from 'react';
import { CHANGED, CHECKED, CLASHING, MARKED } from '../model/cellStates';

interface CellProps {
  rowId: number;
  columnId: number;
  /** Names person and site. */
  label: string;
  /** What stands beside the box where the window is too narrow for columns. */
  column: string;
  /** Where the person's clashes are told. */
  clashId: string;
  state: number;
  /** `isExtending`: all boxes from the last one on are meant. */
  onToggle: (rowId: number, columnId: number, attending: boolean, isExtending: boolean) => void;
}

/** One person at one site. */
export const Cell = memo(function Cell({ rowId, columnId, label, column, clashId, state, onToggle }: CellProps) {
  const isClashing = (state & CLASHING) !== 0;
  return (
    <td
      data-column={column}
      data-changed={(state & CHANGED) === 0 ? undefined : ''}
      data-clash={isClashing ? '' : undefined}
      data-marked={(state & MARKED) === 0 ? undefined : ''}
    >
      <input
        type="checkbox"
        aria-label={label}
        aria-describedby={isClashing ? clashId : undefined}
        checked={(state & CHECKED) !== 0}
        onChange={({ currentTarget, nativeEvent }) => {
          const isExtending = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          onToggle(rowId, columnId, currentTarget.checked, isExtending);
        }}
      />
    </td>
  );
});
