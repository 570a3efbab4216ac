import { Fragment, memo } from 'react';
import { showSiteDates, siteName, type TournamentSite } from '@/features/sites';
import { CHANGED, CHECKED, CLASHING, SELECTED, stateOf, type GridRows, type Line } from '../model/grid';
import css from './AttendanceGrid.module.css';
import { clashIdOf } from './ClashNotes';
import heading from './LineHeading.module.css';

/** Shows a site's class and dates: in a row with a dot between them, in a narrow column one below the other. No date is split. */
function ClassAndDates({ site, scope }: { site: TournamentSite; scope: 'row' | 'col' }) {
  const lastWord = site.Class.lastIndexOf(' ') + 1;
  return (
    <span className={heading.facts}>
      {site.Class === '' ? null : (
        <>
          <span>{` ${site.Class.slice(0, lastWord)}`}</span>
          <span className={heading.piece}>{`${site.Class.slice(lastWord)}${scope === 'row' ? ' ·' : ''}`}</span>
          {scope === 'col' ? <br /> : null}
        </>
      )}
      {showSiteDates(site)
        .split(' – ')
        .map((date, index) => (
          <Fragment key={date}>
            <span>{index === 0 ? ' ' : ' – '}</span>
            <span className={heading.piece}>{date}</span>
          </Fragment>
        ))}
    </span>
  );
}

interface LineHeadingProps {
  line: Line;
  scope: 'row' | 'col';
  /** The site's deadline has passed while others are open. */
  isLate: boolean;
  /** On a phone, the select above the grid already shows the column's name. */
  isNameHidden?: boolean;
  /** Every box of the column is checked. */
  isFull?: boolean;
  /** Toggles the whole column, if this is the heading of one. Rows are short enough to select with Shift+click. */
  onChoose?: (id: number, attending: boolean) => void;
}

export const LineHeading = memo(function LineHeading(props: LineHeadingProps) {
  const { line, scope, isLate, isNameHidden = false, isFull = false, onChoose } = props;
  const { id, name, site } = line;
  const shownName = site === undefined ? name : siteName(site);
  const others = site === undefined ? 'sites' : 'staff';
  return (
    <th scope={scope}>
      <span className={heading.line}>
        <span className={heading.text}>
          <span className={isNameHidden ? 'visually-hidden' : heading.name} title={shownName}>
            {shownName}
          </span>
          {site === undefined ? null : <ClassAndDates site={site} scope={scope} />}
          {isLate ? <span className={`urgent ${heading.late}`}> Deadline passed</span> : null}
        </span>{' '}
        {onChoose === undefined ? null : (
          <button
            type="button"
            className={`${heading.whole} screen-only`}
            aria-label={isFull ? `Clear all ${others} for ${name}` : `All ${others} for ${name}`}
            onClick={() => onChoose(id, !isFull)}
          >
            {isFull ? 'Clear' : 'All'}
          </button>
        )}
      </span>
    </th>
  );
});

interface CellProps {
  rowId: number;
  columnId: number;
  /** Names the person and the site to screen readers. */
  label: string;
  /** The column's caption, printed for a checked box if there are too many columns for paper. */
  column: string;
  /** The id of the note about the person's clashes. */
  clashId: string;
  state: number;
  /** Where else the person is booked that day; '' if free. */
  busy: string;
  /** `isExtending` toggles all boxes from the last one to this one. */
  onToggle: (rowId: number, columnId: number, attending: boolean, isExtending: boolean) => void;
}

const Cell = memo(function Cell({ rowId, columnId, label, column, clashId, state, busy, onToggle }: CellProps) {
  const isClashing = (state & CLASHING) !== 0;
  const isChecked = (state & CHECKED) !== 0;
  // A checked cell gets no hint, because the note about the clash says the same.
  const busyId = busy === '' || isChecked ? undefined : `busy-${rowId}-${columnId}`;
  return (
    <td
      data-column={column}
      data-changed={(state & CHANGED) === 0 ? undefined : ''}
      data-busy={busyId === undefined ? undefined : ''}
      data-clash={isClashing ? '' : undefined}
      data-marked={(state & SELECTED) === 0 ? undefined : ''}
    >
      <input
        type="checkbox"
        aria-label={label}
        aria-describedby={isClashing ? clashId : busyId}
        checked={isChecked}
        onChange={({ currentTarget, nativeEvent }) => {
          const isExtending = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          onToggle(rowId, columnId, currentTarget.checked, isExtending);
        }}
      />
      {busyId === undefined ? null : (
        <span id={busyId} className={css.busy}>
          {busy}
        </span>
      )}
    </td>
  );
});

interface GridRowProps {
  rows: GridRows;
  line: Line;
  columns: readonly Line[];
  /** The states of the row's cells, one hex digit each. */
  cells: string;
  /** Where else people are booked, one line per cell; '' if everyone is free. */
  busy: string;
  isLate: boolean;
  isClosed: boolean;
  onToggle: (rowId: number, columnId: number, attending: boolean, isExtending: boolean) => void;
}

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { rows, line, columns, cells, busy, isLate, isClosed, onToggle } = props;
  const words = busy.split('\n');
  return (
    <tr className={isClosed ? css.closed : undefined}>
      <LineHeading scope="row" line={line} isLate={isLate} />
      {columns.map(({ id, name, caption }, index) => (
        <Cell
          key={id}
          rowId={line.id}
          columnId={id}
          label={rows === 'staff' ? `${line.name}, ${name}` : `${name}, ${line.name}`}
          column={caption ?? name}
          clashId={clashIdOf(rows === 'staff' ? line.id : id)}
          state={stateOf(cells, index)}
          busy={words[index] ?? ''}
          onToggle={onToggle}
        />
      ))}
    </tr>
  );
});
