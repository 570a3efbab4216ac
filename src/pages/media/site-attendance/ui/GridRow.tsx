import { memo } from 'react';
import { isFullRow, stateOf } from '../model/cellStates';
import type { GridRows, Line } from '../model/gridLines';
import { Cell } from './Cell';
import { clashIdOf } from './ClashNotes';
import { LineHeading } from './LineHeading';

interface GridRowProps {
  rows: GridRows;
  line: Line;
  columns: readonly Line[];
  /** What each cell shows, a digit for each. */
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
      {columns.map(({ id, name }, index) => (
        <Cell
          key={id}
          rowId={line.id}
          columnId={id}
          label={rows === 'staff' ? `${line.name}, ${name}` : `${name}, ${line.name}`}
          column={name}
          clashId={clashIdOf(rows === 'staff' ? line.id : id)}
          state={stateOf(cells, index)}
          onToggle={onToggle}
        />
      ))}
    </tr>
  );
});
