import { Link } from 'react-router-dom';
import { ActivityIcon, isActive, needsNoSelection } from '@/features/sites';
import type { Activity, SeasonActivity } from '@/features/sites';
import { paths } from '@/shared/routes';
import css from './ActivityGroups.module.css';
import { TileFacts } from './TileFacts';

interface ActivityTileProps {
  activity: Activity;
  name: string;
  /** What is known of its sites, where they can be chosen. */
  season: SeasonActivity | undefined;
}

/** An active activity is a link; an inactive one is dimmed and no link (ATT-2). */
export function ActivityTile({ activity, name, season }: ActivityTileProps) {
  const icon = (
    <span className={css.icon}>
      <ActivityIcon name={name} />
    </span>
  );
  if (!isActive(activity)) {
    return (
      <div className={css.tile} data-inactive>
        {icon}
        <span className={css.name}>{name}</span>
        <span className={css.hint}>Not open</span>
      </div>
    );
  }
  const factsId = `facts-${String(activity.ActivityID)}`;
  return (
    <div className={css.tile}>
      {icon}
      <Link className={css.name} to={paths.siteAttendance(activity.ActivityID)} aria-describedby={factsId}>
        {name}
      </Link>
      <div id={factsId} className={css.facts}>
        {needsNoSelection(activity) ? <span className={css.hint}>No selection needed</span> : null}
        {season === undefined ? null : <TileFacts season={season} />}
      </div>
    </div>
  );
}
