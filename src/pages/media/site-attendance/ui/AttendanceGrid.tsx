import { memo, useCallback, useDeferredValue, useMemo, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import type { Attendance, AttendanceChange, AttendanceEdits } from '@/features/sites';
import type { RootState } from '@/shared/lib/root-reducer';
import { busyRow, type BusyCells } from '../model/busyCells';
import { checkboxAt, destinationOf, positionOf, pressCell, showFocused, SUBMIT_ID } from '../model/gridKeys';
import {
  cellStates,
  CHECKED,
  sizeOf,
  stateOf,
  useCellRange,
  useIsOneLine,
  withCaption,
  type CellPosition,
  type CellRange,
  type ClashingCells,
  type GridRows,
  type Line,
} from '../model/grid';
import css from './AttendanceGrid.module.css';
import { GridRow, LineHeading } from './GridRow';

interface AttendanceGridProps {
  rows: GridRows;
  people: readonly Line[];
  sites: readonly Line[];
  saved: Attendance;
  selectEdits: (state: RootState) => AttendanceEdits;
  clashing: ClashingCells;
  busy: BusyCells;
  /** Sites to mark as past their deadline; none if all are, because the bar below then says so once. */
  late: ReadonlySet<number>;
  /** Sites to shade: those past their deadline or, if all deadlines have passed (all would be shaded), those past their last day. */
  closed: ReadonlySet<number>;
  onChange: (changes: readonly AttendanceChange[]) => void;
}

/** How many rows render immediately, as many as a large window shows; the others follow. */
const FIRST_ROWS = 24;

/** The most columns that fit on paper; a larger grid is printed as lists. */
const SHEET_COLUMNS = 14;

/** The entries from one position to the other, whichever is first. */
const between = <T,>(entries: readonly T[], one: number, other: number): T[] =>
  entries.slice(Math.min(one, other), Math.max(one, other) + 1);

const changeAt = (rows: GridRows, rowId: number, columnId: number, attending: boolean): AttendanceChange =>
  rows === 'staff'
    ? { personId: rowId, siteId: columnId, attending }
    : { siteId: rowId, personId: columnId, attending };

/** The grid of staff and sites (ATT-6, ATT-18). Its rows are memoized, so that a toggle renders only one (PERF-8, PERF-9). */
export const AttendanceGrid = memo(function AttendanceGrid(props: AttendanceGridProps) {
  const { rows, people, sites, saved, selectEdits, clashing, busy, late, closed, onChange } = props;
  const [rowLines, columnLines] = rows === 'staff' ? [people, sites] : [sites, people];
  const captioned = useMemo(() => columnLines.map((line) => withCaption(line, late.has(line.id))), [columnLines, late]);
  const edits = useSelector(selectEdits);
  const isOneLine = useIsOneLine();
  const [range, setRange] = useCellRange(rows);
  /** Where a Shift+click range starts: the box last toggled or moved to. */
  const last = useRef<CellPosition>(undefined);

  // The first rows render at once; the rest of a large grid is deferred.
  const shown = useDeferredValue(rowLines, rowLines.slice(0, FIRST_ROWS));
  const { cells, fullColumns } = cellStates({ rows, rowLines: shown, columnLines, saved, edits, clashing, range });

  const busyRows = useMemo(
    () => shown.map(({ id }) => busyRow(busy, rows, id, columnLines)),
    [busy, rows, shown, columnLines],
  );

  const changesIn = useCallback(
    ({ from, to }: CellRange, attending: boolean) =>
      between(rowLines, from.row, to.row).flatMap(({ id: rowId }) =>
        between(columnLines, from.column, to.column).map(({ id }) => changeAt(rows, rowId, id, attending)),
      ),
    [rows, rowLines, columnLines],
  );

  const toggle = useCallback(
    (rowId: number, columnId: number, attending: boolean, isExtending: boolean) => {
      const to = {
        row: rowLines.findIndex(({ id }) => id === rowId),
        column: columnLines.findIndex(({ id }) => id === columnId),
      };
      const from = isExtending ? (last.current ?? to) : to;
      last.current = to;
      onChange(changesIn({ rows, from, to }, attending));
    },
    [rows, rowLines, columnLines, changesIn, onChange],
  );
  const chooseColumn = useCallback(
    (columnId: number, attending: boolean) =>
      onChange(rowLines.map(({ id }) => changeAt(rows, id, columnId, attending))),
    [rows, rowLines, onChange],
  );

  const isAllChecked = ({ from, to }: CellRange): boolean =>
    between(cells, from.row, to.row).every((text) =>
      between(Array.from(text), from.column, to.column).every((cell) => (stateOf(cell, 0) & CHECKED) !== 0),
    );

  const followKey = (event: KeyboardEvent<HTMLTableSectionElement>): void => {
    const { key, shiftKey, altKey, metaKey, target, currentTarget } = event;
    if (key === 'Escape') {
      event.preventDefault();
      if (range === undefined) document.getElementById(SUBMIT_ID)?.focus();
      else setRange(null);
      return;
    }
    const from = target instanceof HTMLInputElement ? positionOf(target) : undefined;
    if (from === undefined || altKey || metaKey) return;
    if (key === ' ' && range !== undefined) {
      event.preventDefault();
      onChange(changesIn(range, !isAllChecked(range)));
    }
    const to = destinationOf(event, from);
    if (to === undefined) return;
    event.preventDefault();
    if (shiftKey) setRange({ rows, from: range?.from ?? from, to });
    else if (range !== undefined) setRange(null);
    last.current = to;
    checkboxAt(currentTarget, to)?.focus();
  };

  return (
    <div className={css.frame}>
      <table
        className={css.grid}
        data-many={columnLines.length > SHEET_COLUMNS ? '' : undefined}
        style={{ '--columns': columnLines.length } as CSSProperties}
        aria-describedby="grid-keys"
      >
        <caption className="visually-hidden">Who attends which site</caption>
        <colgroup>
          <col className={css.nameColumn} />
          {columnLines.map(({ id }) => (
            <col key={id} className={rows === 'staff' && closed.has(id) ? css.closed : undefined} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              {rows === 'staff' ? 'Staff member' : 'Site'}
            </th>
            {columnLines.map((line, index) => (
              <LineHeading
                key={line.id}
                scope="col"
                line={line}
                isNameHidden={isOneLine}
                isFull={fullColumns[index] === true}
                isLate={rows === 'staff' && late.has(line.id)}
                onChoose={chooseColumn}
              />
            ))}
          </tr>
        </thead>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one listener for all boxes */}
        <tbody
          onKeyDown={followKey}
          onClick={pressCell}
          onFocus={showFocused}
          onPointerDown={({ target }) => {
            if (range !== undefined && positionOf(target) !== undefined) setRange(null);
          }}
        >
          {shown.map((line, index) => (
            <GridRow
              key={line.id}
              rows={rows}
              line={line}
              columns={captioned}
              cells={cells[index] ?? ''}
              busy={busyRows[index] ?? ''}
              isLate={rows === 'sites' && late.has(line.id)}
              isClosed={rows === 'sites' && closed.has(line.id)}
              onToggle={toggle}
            />
          ))}
        </tbody>
      </table>
      <p role="status" className="visually-hidden">
        {range === undefined ? '' : `${sizeOf(range)} checkboxes selected. Press Space to toggle them.`}
      </p>
    </div>
  );
});
