import { Link } from 'react-router-dom';
import { isClosingSoon, useCurrentMinute, type SeasonActivity } from '@/features/sites';
import { daysAway, lastDayBefore, showDeadline } from '@/shared/lib/calendar-dates/showDate';
import { paths } from '@/shared/routes/paths';
import css from './ClosingSoon.module.css';

interface ClosingSoonProps {
  activities: readonly SeasonActivity[];
  isLoading: boolean;
}

/** Lists activities that close soon; shown while loading and if empty, too, so that the seasons below don't move. */
export function ClosingSoon({ activities, isLoading }: ClosingSoonProps) {
  const now = useCurrentMinute();
  const ahead = activities
    .flatMap(({ activity, name, overview }) =>
      overview?.deadline !== undefined && !overview.isPassed
        ? [{ ...overview, id: activity.ActivityID, name, deadline: overview.deadline }]
        : [],
    )
    .sort((a, b) => a.deadline.getTime() - b.deadline.getTime());
  const soon = ahead.filter((overview) => isClosingSoon(overview, now));
  const [next] = ahead;
  return (
    <section className={css.soon} aria-labelledby="closing-soon" data-none={soon.length === 0 ? '' : undefined}>
      <h2 id="closing-soon">Closing soon</h2>
      {soon.length > 0 ? null : isLoading ? (
        <p>Loading deadlines…</p>
      ) : (
        <p>
          <span>No deadlines in the next two weeks.</span>
          {next === undefined ? null : (
            <span>{` Next is ${next.name}: ${showDeadline(next.deadline)}, ${daysAway(lastDayBefore(next.deadline))}.`}</span>
          )}
        </p>
      )}
      <ul>
        {soon.map(({ id, name, deadline, covered, total }) => (
          <li key={id}>
            <span id={`soon-${String(id)}`}>
              <strong>{name}</strong>
              <span>{`: ${showDeadline(deadline)}, ${daysAway(lastDayBefore(deadline))}. `}</span>
              <span className={css.covered}>{`${String(covered)} of ${String(total)} covered`}</span>
            </span>
            <Link to={paths.siteAttendance(id)} aria-describedby={`soon-${String(id)}`}>
              Choose sites
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
