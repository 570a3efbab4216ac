import { memo } from 'react';
import { CHANGED, CHECKED, CLASHING, isFullRow, SELECTED, stateOf } from '../model/cellStates';
import type { GridRows, Line } from '../model/gridLines';
import { clashIdOf } from './ClashNotes';
import { LineHeading } from './LineHeading';

interface CellProps {
  rowId: number;
  columnId: number;
  /** The person and the site. */
  label: string;
  /** Shown beside the box on narrow windows, which have no columns. */
  column: string;
  /** The note about the person's clashes. */
  clashId: string;
  state: number;
  /** `isExtending` toggles all boxes since the last one. */
  onToggle: (rowId: number, columnId: number, attending: boolean, isExtending: boolean) => void;
}

const Cell = memo(function Cell({ rowId, columnId, label, column, clashId, state, onToggle }: CellProps) {
  const isClashing = (state & CLASHING) !== 0;
  return (
    <td
      data-column={column}
      data-changed={(state & CHANGED) === 0 ? undefined : ''}
      data-clash={isClashing ? '' : undefined}
      data-marked={(state & SELECTED) === 0 ? undefined : ''}
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

interface GridRowProps {
  rows: GridRows;
  line: Line;
  columns: readonly Line[];
  /** One hex digit per cell. */
  cells: string;
  isLate: boolean;
  onToggle: (rowId: number, columnId: number, attending: boolean, isExtending: boolean) => void;
  onChoose: (rowId: number, attending: boolean) => void;
}

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { rows, line, columns, cells, isLate, onToggle, onChoose } = props;
  return (
    <tr>
      <LineHeading scope="row" line={line} isFull={isFullRow(cells)} isLate={isLate} onChoose={onChoose} />
      {columns.map(({ id, name, caption }, index) => (
        <Cell
          key={id}
          rowId={line.id}
          columnId={id}
          label={rows === 'staff' ? `${line.name}, ${name}` : `${name}, ${line.name}`}
          column={caption ?? name}
          clashId={clashIdOf(rows === 'staff' ? line.id : id)}
          state={stateOf(cells, index)}
          onToggle={onToggle}
        />
      ))}
    </tr>
  );
});
