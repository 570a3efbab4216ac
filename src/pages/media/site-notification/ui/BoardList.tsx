import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSessionIdentifier } from '@/features/session';
import {
  isOver,
  MovedMark,
  showSiteDates,
  siteDates,
  siteName,
  useMoved,
  type BoardRow,
  type Clash,
} from '@/features/sites';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import { showMonth } from '@/shared/lib/calendar-dates/showDate';
import { paths } from '@/shared/routes/paths';
import { DataTable } from '@/shared/ui/DataTable';
import type { DataColumn } from '@/shared/ui/AntdDataTable';
import { useIsPrinting } from '@/shared/ui/useIsPrinting';
import css from './BoardList.module.css';

interface BoardListProps {
  rows: readonly BoardRow[];
  clashes: readonly Clash[];
}

export const isDoubleBooked = (clashes: readonly Clash[], personId: number, { site }: BoardRow): boolean =>
  clashes.some((clash) => clash.personId === personId && clash.sites.some(({ ID }) => ID === site.ID));

function PeopleAt({ row, clashes }: { row: BoardRow; clashes: readonly Clash[] }) {
  return (
    <ul className={`plain-list ${css.people}`}>
      {row.people.map(({ id, name }) => (
        <li key={id}>
          <span>{name}</span>
          {isDoubleBooked(clashes, id, row) ? <span className="urgent"> Double-booked</span> : null}
        </li>
      ))}
    </ul>
  );
}

function BoardTable({ caption, rows, clashes }: BoardListProps & { caption: string }) {
  const movedWords = useMoved(useSelector(selectSessionIdentifier) ?? '');
  const columns: DataColumn<BoardRow>[] = [
    {
      key: 'dates',
      title: 'Dates',
      width: '20%',
      cell: ({ site }) => (
        <>
          <span className={css.dates}>{showSiteDates(site)}</span>
          <div>
            <MovedMark words={movedWords(site)} />
          </div>
        </>
      ),
    },
    {
      key: 'activity',
      title: 'Activity',
      isRowHeader: true,
      cell: ({ activity, activityId, isOpen, site }) => (
        <>
          {isOpen ? <Link to={paths.siteAttendance(activityId)}>{activity}</Link> : <span>{activity}</span>}
          {site.Class ? <span className={css.class}>{site.Class}</span> : null}
        </>
      ),
    },
    { key: 'site', title: 'Site', cell: ({ site }) => siteName(site) },
    { key: 'staff', title: 'Staff', cell: (row) => <PeopleAt row={row} clashes={clashes} /> },
  ];
  return (
    <div className="card flush">
      <DataTable caption={caption} columns={columns} rows={rows} idOf={({ site }) => site.ID} />
    </div>
  );
}

/** On a phone, where a row takes several lines, a list with more rows than this is grouped into collapsible months. */
const FEW = 8;

/** Groups the rows by month and keeps their order. */
function groupByMonth(rows: readonly BoardRow[]): Map<string, BoardRow[]> {
  const months = new Map<string, BoardRow[]>();
  for (const row of rows) {
    const start = siteDates(row.site)?.start;
    const month = start === undefined ? 'No date yet' : showMonth(start);
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  return months;
}

interface MonthProps {
  name: string;
  startsOpen: boolean;
  children: ReactNode;
}

/** A collapsible month. Printing opens it; afterwards it is as the user left it. */
function Month({ name, startsOpen, children }: MonthProps) {
  const isPrinting = useIsPrinting();
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details
      open={isPrinting || isOpen}
      onToggle={({ currentTarget }) => {
        if (!isPrinting) setIsOpen(currentTarget.open);
      }}
    >
      <summary>{name}</summary>
      {children}
    </details>
  );
}

interface BoardProps extends BoardListProps {
  isNarrow: boolean;
}

/** The board as a list. Past events are collapsed; on a phone, so are the months after the first. */
export function BoardList({ rows, clashes, isNarrow }: BoardProps) {
  const now = today();
  const past = rows.filter(({ site }) => isOver(site, now));
  const ahead = rows.filter(({ site }) => !isOver(site, now));
  const months = isNarrow && ahead.length > FEW ? [...groupByMonth(ahead)] : [];
  return (
    <>
      {months.length === 0 ? <BoardTable caption="Who is where" rows={ahead} clashes={clashes} /> : null}
      {months.map(([month, own], index) => (
        <Month key={month} name={`${month} (${own.length})`} startsOpen={index === 0}>
          <BoardTable caption={`Who is where: ${month}`} rows={own} clashes={clashes} />
        </Month>
      ))}
      {past.length === 0 ? null : (
        <details>
          <summary>{`Past events (${past.length})`}</summary>
          <BoardTable caption="Who was where" rows={past} clashes={clashes} />
        </details>
      )}
    </>
  );
}
