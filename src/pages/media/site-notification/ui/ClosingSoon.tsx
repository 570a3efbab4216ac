import { Link } from 'react-router-dom';
import { isClosingSoon, useMinute, type SeasonActivity } from '@/features/sites';
import { daysAway, lastDayBefore, showDeadline } from '@/shared/lib/calendar-dates';
import { paths } from '@/shared/routes';
import css from './ActivityGroups.module.css';

/** What is due first, before the seasons. */
export function ClosingSoon({ activities }: { activities: readonly SeasonActivity[] }) {
  const now = useMinute();
  const soon = activities
    .flatMap(({ activity, name, overview }) =>
      overview?.deadline !== undefined && isClosingSoon(overview, now)
        ? [{ ...overview, id: activity.ActivityID, name, deadline: overview.deadline }]
        : [],
    )
    .sort((a, b) => a.deadline.getTime() - b.deadline.getTime());
  if (soon.length === 0) return null;
  return (
    <section className={css.soon} aria-labelledby="closing-soon">
      <h2 id="closing-soon">Closing soon</h2>
      <ul>
        {soon.map(({ id, name, deadline, covered, total }) => (
          <li key={id}>
            <span id={`soon-${String(id)}`}>
              <strong>{name}</strong>: {showDeadline(deadline)}, {daysAway(lastDayBefore(deadline))}.{' '}
              {`${String(covered)} of ${String(total)} covered`}
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
