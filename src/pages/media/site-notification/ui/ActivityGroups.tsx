import { activityName, groupBySeason, SelectionNote, useGetSiteActivitiesQuery } from '@/features/sites';
import { describeError } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/error-panel';
import css from './ActivityGroups.module.css';
import { ActivityTile } from './ActivityTile';

function Skeleton() {
  return (
    <div className={css.tiles} aria-hidden="true">
      {Array.from({ length: 12 }, (_, tile) => (
        <span key={tile} className={css.bone} />
      ))}
    </div>
  );
}

/** The activities by season (section 2). */
export function ActivityGroups() {
  const { data: activities, error, refetch } = useGetSiteActivitiesQuery();
  if (activities === undefined) {
    if (error === undefined) return <Skeleton />;
    return (
      <ErrorPanel heading="The activities could not be loaded" onRetry={() => void refetch()}>
        {describeError(error)}
      </ErrorPanel>
    );
  }
  return (
    <>
      <SelectionNote />
      {groupBySeason(activities).map(({ season, activities: own }) => (
        <section key={season} className={css.season} aria-labelledby={`season-${season}`}>
          <h2 id={`season-${season}`}>{season}</h2>
          {own.length === 0 ? <p className={css.none}>No activities are listed for this season.</p> : null}
          <ul className={css.tiles}>
            {own.map((activity) => (
              <li key={activity.ActivityID}>
                <ActivityTile activity={activity} name={activityName(activity, activities)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
