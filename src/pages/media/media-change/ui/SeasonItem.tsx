import { Link } from 'react-router-dom';
import { isClosingSoon, MovedMark } from '@/features/sites';
import { daysAway, lastDayBefore, showDays, showDeadline } from '@/shared/lib/calendar-dates';
import { pluralize } from '@/shared/lib/pluralize';
import { paths } from '@/shared/routes';
import { DraftMark } from '@/shared/ui/draft-mark';
import { Progress } from '@/shared/ui/progress';
import { Tag } from '@/shared/ui/tag';
import type { SeasonEvent } from '../model/seasonEvents';
import css from './SeasonCard.module.css';

const ATTENDANCE = ['attendance'];

const closing = (deadline: Date): string => `Closes ${showDeadline(deadline)} (${daysAway(lastDayBefore(deadline))})`;

interface SeasonItemProps {
  event: SeasonEvent;
  /** In epoch milliseconds. */
  now: number;
  owner: string;
  /** What it was before it moved; '' if it has not. */
  moved: string;
}

export function SeasonItem({ event, now, owner, moved }: SeasonItemProps) {
  const { activityId, name, start, end, overview, clashes } = event;
  const { deadline, isPassed, covered, total } = overview;
  const factsId = `season-${String(activityId)}`;
  return (
    <div className={css.item}>
      <span className={css.name}>
        <Link to={paths.siteAttendance(activityId)} aria-describedby={factsId}>
          {name}
        </Link>
        <span className={css.dates}>{showDays(start, end)}</span>
        {moved === '' ? null : (
          <span className={css.moved} title={moved}>
            <MovedMark words={moved} />
          </span>
        )}
      </span>
      <div id={factsId} className={css.facts}>
        <div className={css.progress}>
          <Progress done={covered} total={total} />
          <span>{`${String(covered)} of ${pluralize(total, 'site')} covered`}</span>
        </div>
        {deadline === undefined ? null : isClosingSoon(overview, now) ? (
          <Tag tone="warning">{closing(deadline)}</Tag>
        ) : (
          <span className={css.later}>{isPassed ? 'Closed' : closing(deadline)}</span>
        )}
        {clashes === 0 ? null : <Tag tone="danger">{`${pluralize(clashes, 'person', 'people')} double-booked`}</Tag>}
        <DraftMark owner={owner} forms={ATTENDANCE} subject={String(activityId)} />
      </div>
    </div>
  );
}
