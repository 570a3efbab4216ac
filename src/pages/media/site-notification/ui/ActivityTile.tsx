import { Link } from 'react-router-dom';
import { ActivityIcon, isActive, needsNoSelection } from '@/features/sites';
import type { Activity } from '@/features/sites';
import { paths } from '@/shared/routes';
import css from './ActivityGroups.module.css';

/** An active activity is a link; an inactive one is dimmed and no link (section 2). */
export function ActivityTile({ activity, name }: { activity: Activity; name: string }) {
  const content = (
    <>
      <span className={css.icon}>
        <ActivityIcon name={name} />
      </span>
      <span className={css.name}>{name}</span>
    </>
  );
  if (!isActive(activity)) {
    return (
      <div className={css.tile} data-inactive>
        {content}
        <span className={css.hint}>Not open</span>
      </div>
    );
  }
  return (
    <Link className={css.tile} to={paths.siteAttendance(activity.ActivityID)}>
      {content}
      {needsNoSelection(activity) ? <span className={css.hint}>No selection needed</span> : null}
    </Link>
  );
}
