import { siteDates, type BoardRow } from '@/features/sites';
import { compareCalendarDates, today } from '@/shared/lib/calendar-dates';
import { BoardTable } from './BoardTable';
import css from './WhoIsWhere.module.css';

/** One line for each site, by date; what is over is folded away. */
export function BoardList({ rows }: { rows: readonly BoardRow[] }) {
  const now = today();
  const isOver = ({ site }: BoardRow): boolean => {
    const dates = siteDates(site);
    return dates !== undefined && compareCalendarDates(dates.end, now) < 0;
  };
  const past = rows.filter(isOver);
  return (
    <>
      <BoardTable caption="Who is where" rows={rows.filter((row) => !isOver(row))} />
      {past.length === 0 ? null : (
        <details className={css.past}>
          <summary>{`Past events (${String(past.length)})`}</summary>
          <BoardTable caption="Who was where" rows={past} />
        </details>
      )}
    </>
  );
}
