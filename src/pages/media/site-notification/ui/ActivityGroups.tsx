import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSessionIdentifier } from '@/features/session';
import {
  activityName,
  groupBySeason,
  isActive,
  siteMessages,
  useGetSiteActivitiesQuery,
  useCurrentMinute,
  useSeasonOverview,
  isClosingSoon,
  type Activity,
  type SeasonActivity,
} from '@/features/sites';
import { daysAway, lastDayBefore, showDeadline } from '@/shared/lib/calendar-dates/showDate';
import { paths } from '@/shared/routes/paths';
import { Alert } from '@/shared/ui/Alert';
import { CardBone } from '@/shared/ui/CardBone';
import { LoadFailure } from '@/shared/ui/LoadFailure';
import { Skeleton } from '@/shared/ui/Skeleton';
import css from './ActivityGroups.module.css';
import { ActivityTile } from './ActivityTile';
import soonCss from './ClosingSoon.module.css';

/** Lists activities that close soon. Shown even while loading or empty, so that the seasons below don't move. */
function ClosingSoon({ activities, isLoading }: { activities: readonly SeasonActivity[]; isLoading: boolean }) {
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
    <section className={soonCss.soon} aria-labelledby="closing-soon">
      <h2 id="closing-soon">Closing soon</h2>
      {soon.length > 0 ? null : isLoading ? (
        <p className="hint">Loading deadlines…</p>
      ) : (
        <p className="hint">
          <span>No deadlines in the next two weeks.</span>
          {next === undefined ? null : (
            <span>{` Next is ${next.name}: ${showDeadline(next.deadline)}, ${daysAway(lastDayBefore(next.deadline))}.`}</span>
          )}
        </p>
      )}
      <ul className="plain-list">
        {soon.map(({ id, name, deadline, covered, total }) => (
          <li key={id}>
            <span id={`soon-${id}`}>
              <strong>{name}</strong>
              <span>{`: ${showDeadline(deadline)}, ${daysAway(lastDayBefore(deadline))}. `}</span>
              <span className={soonCss.covered}>{`${covered} of ${total} covered`}</span>
            </span>
            <Link to={paths.siteAttendance(id)} aria-describedby={`soon-${id}`}>
              Choose sites
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Activities by season (ATT-1); inactive ones come last and can be collapsed. */
export function ActivityGroups() {
  const now = useCurrentMinute();
  const { data: activities, error, refetch } = useGetSiteActivitiesQuery();
  const season = useSeasonOverview(useSelector(selectSessionIdentifier), now);
  if (activities === undefined) {
    if (error !== undefined) return <LoadFailure what="the activities" error={error} onRetry={refetch} />;
    return (
      <Skeleton className={`${css.tiles} ${css.skeleton}`}>
        <CardBone />
        <span />
        {Array.from({ length: 12 }, (_, tile) => (
          <CardBone key={tile} />
        ))}
      </Skeleton>
    );
  }
  // After a failure, what has not arrived is not on its way either, so its tile must not look as if it were loading.
  const shown = season.activities.filter(({ overview }) => overview !== undefined || !season.isFailed);
  const known = new Map(shown.map((entry) => [entry.activity.ActivityID, entry]));
  const tiles = (own: readonly Activity[]) => (
    <ul className={css.tiles}>
      {own.map((activity) => (
        <li key={activity.ActivityID}>
          <ActivityTile
            activity={activity}
            name={activityName(activity, activities)}
            season={known.get(activity.ActivityID)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div className="stack">
        {season.isFailed ? (
          <Alert tone="warning" onRetry={season.retry}>
            We couldn’t load the dates of every activity.
          </Alert>
        ) : null}
        <ClosingSoon activities={season.activities} isLoading={season.isLoading} />
      </div>
      {groupBySeason(activities).map(({ season: title, activities: own }) => {
        const [open, closed] = [own.filter(isActive), own.filter((activity) => !isActive(activity))];
        return (
          <section key={title} className={css.season} aria-labelledby={`season-${title}`}>
            <h2 id={`season-${title}`}>{title}</h2>
            {own.length === 0 ? <p className="quiet">No activities are listed for this season.</p> : null}
            {open.length === 0 ? null : tiles(open)}
            {closed.length === 0 ? null : (
              <details open>
                <summary>{`Not open (${closed.length})`}</summary>
                {tiles(closed)}
              </details>
            )}
          </section>
        );
      })}
      <Alert tone="info" isNote>
        {`${siteMessages.seventyTwoHours} ${siteMessages.noSelection}`}
      </Alert>
    </>
  );
}
