import { useSelector } from 'react-redux';
import {
  activityName,
  groupBySeason,
  isActive,
  siteMessages,
  useGetSiteActivitiesQuery,
  useCurrentMinute,
  useSeasonOverview,
  type Activity,
} from '@/features/sites';
import { selectSessionIdentifier } from '@/features/session';
import { describeError } from '@/shared/api';
import { Alert } from '@/shared/ui/Alert';
import { CardBone } from '@/shared/ui/CardBone';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Button } from '@/shared/ui/Button';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import css from './ActivityGroups.module.css';
import { ActivityTile } from './ActivityTile';
import { ClosingSoon } from './ClosingSoon';

function TilesSkeleton() {
  return (
    <Skeleton className={`${css.tiles ?? ''} ${css.skeleton ?? ''}`}>
      <CardBone />
      <span />
      {Array.from({ length: 12 }, (_, tile) => (
        <CardBone key={tile} />
      ))}
    </Skeleton>
  );
}

/** Activities by season (ATT-1); inactive ones come last and can be collapsed. */
export function ActivityGroups() {
  const now = useCurrentMinute();
  const { data: activities, error, refetch } = useGetSiteActivitiesQuery();
  const season = useSeasonOverview(useSelector(selectSessionIdentifier), now);
  if (activities === undefined) {
    if (error === undefined) return <TilesSkeleton />;
    return (
      <ErrorPanel heading="We couldn’t load the activities" onRetry={() => void refetch()}>
        {describeError(error)}
      </ErrorPanel>
    );
  }
  const known = new Map(season.activities.map((entry) => [entry.activity.ActivityID, entry]));
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
      {season.isFailed ? (
        <Alert tone="warning">
          We couldn’t load the dates of every activity.{' '}
          <Button size="small" onClick={season.retry}>
            Try again
          </Button>
        </Alert>
      ) : null}
      <ClosingSoon activities={season.activities} isLoading={season.isLoading} />
      {groupBySeason(activities).map(({ season: title, activities: own }) => {
        const [open, closed] = [own.filter(isActive), own.filter((activity) => !isActive(activity))];
        return (
          <section key={title} className={css.season} aria-labelledby={`season-${title}`}>
            <h2 id={`season-${title}`}>{title}</h2>
            {own.length === 0 ? <p className={css.none}>No activities are listed for this season.</p> : null}
            {open.length === 0 ? null : tiles(open)}
            {closed.length === 0 ? null : (
              <details className={css.folded} open>
                <summary>{`Not open (${String(closed.length)})`}</summary>
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
