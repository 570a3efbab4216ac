import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSessionIdentifier } from '@/features/session';
import {
  isActive,
  deadlineWords,
  urgencyOf,
  MovedMark,
  needsNoSelection,
  useMoved,
  useCurrentMinute,
  type Activity,
  type SeasonActivity,
} from '@/features/sites';
import { showDays, showDeadline } from '@/shared/lib/calendar-dates/showDate';
import { pluralize } from '@/shared/lib/pluralize';
import { paths } from '@/shared/routes/paths';
import { DraftMark } from '@/shared/ui/DraftMark';
import { Icon } from '@/shared/ui/Icon';
import { activityShape } from '../model/activityShapes';
import css from './ActivityTile.module.css';

const ATTENDANCE = ['attendance'];

const urgencyWords = { danger: 'urgent', warning: 'soon', later: '' };

/** An activity's dates, deadline, and coverage; reserves their space until the data arrives. */
function TileFacts({ season: { activity, overview, sites = [] } }: { season: SeasonActivity }) {
  const now = useCurrentMinute();
  const owner = useSelector(selectSessionIdentifier) ?? '';
  const movedWords = useMoved(owner);
  const moved = sites.flatMap((site) => movedWords(site) ?? []);
  if (overview === undefined) return <span className={css.pending} aria-hidden="true" />;
  const { dates, deadline, isPassed, covered, total } = overview;
  if (total === 0) return <span className="hint">No sites yet</span>;
  return (
    <>
      <span
        className="hint"
        data-moved={moved.length === 0 ? undefined : ''}
        title={moved.length === 0 ? undefined : moved.join('; ')}
      >
        <span>{dates === undefined ? 'Date to be announced' : showDays(dates.start, dates.end)}</span>
        {moved.length === 0 ? null : <span> · </span>}
        <MovedMark words={moved.length > 1 ? `${moved.length} moved: ${moved[0] ?? ''}` : moved[0]} />
      </span>
      {deadline === undefined ? null : (
        <span className={`hint ${urgencyWords[urgencyOf(overview, now)]}`}>
          {isPassed ? `Closed ${showDeadline(deadline)}` : `Closes ${deadlineWords(deadline)}`}
        </span>
      )}
      <span className={covered === total ? 'hint done' : 'hint'}>
        {`${covered} of ${pluralize(total, 'site')} covered`}
      </span>
      <DraftMark owner={owner} forms={ATTENDANCE} subject={String(activity.ActivityID)} />
    </>
  );
}

interface ActivityTileProps {
  activity: Activity;
  name: string;
  /** Undefined if the activity is not open for selection, or its dates could not be loaded. */
  season: SeasonActivity | undefined;
}

/** An inactive activity is dimmed and not a link (ATT-2). */
export function ActivityTile({ activity, name, season }: ActivityTileProps) {
  const icon = (
    <span className={css.icon}>
      <Icon shape={activityShape(name)} />
    </span>
  );
  if (!isActive(activity)) {
    return (
      <div className={css.tile} data-inactive>
        {icon}
        <span className={css.name}>{name}</span>
        <span className="hint">Not open</span>
      </div>
    );
  }
  const factsId = `facts-${activity.ActivityID}`;
  return (
    <div className={css.tile} data-complete={season === undefined ? '' : undefined}>
      {icon}
      <Link
        className={`whole-link ${css.name}`}
        to={paths.siteAttendance(activity.ActivityID)}
        aria-describedby={factsId}
      >
        {name}
      </Link>
      <div id={factsId} className={css.facts}>
        {needsNoSelection(activity) ? <span className="hint">No selection needed</span> : null}
        {season === undefined ? null : <TileFacts season={season} />}
      </div>
    </div>
  );
}
