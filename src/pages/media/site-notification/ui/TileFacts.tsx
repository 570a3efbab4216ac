import { useSelector } from 'react-redux';
import { selectSessionIdentifier } from '@/features/session';
import { isClosingSoon, useMinute, type SeasonActivity } from '@/features/sites';
import { daysAway, lastDayBefore, showDays, showDeadline } from '@/shared/lib/calendar-dates';
import { pluralize } from '@/shared/lib/pluralize';
import { DraftMark } from '@/shared/ui/draft-mark';
import css from './ActivityGroups.module.css';

const ATTENDANCE = ['attendance'];

/** When it is, by when its sites must be chosen, and how many are. The lines are there before the figures are. */
export function TileFacts({ season: { activity, overview } }: { season: SeasonActivity }) {
  const now = useMinute();
  const owner = useSelector(selectSessionIdentifier) ?? '';
  if (overview === undefined) return <span className={css.pending} aria-hidden="true" />;
  const { dates, deadline, isPassed, covered, total } = overview;
  if (total === 0) return <span className={css.hint}>No sites yet</span>;
  return (
    <>
      <span className={css.hint}>
        {dates === undefined ? 'Date to be announced' : showDays(dates.start, dates.end)}
      </span>
      {deadline === undefined ? null : (
        <span className={css.hint} data-soon={isClosingSoon(overview, now) ? '' : undefined}>
          {isPassed
            ? `Closed ${showDeadline(deadline)}`
            : `Closes ${showDeadline(deadline)} (${daysAway(lastDayBefore(deadline))})`}
        </span>
      )}
      <span className={css.hint} data-covered={covered > 0 ? '' : undefined}>
        {`${String(covered)} of ${pluralize(total, 'site')} covered`}
      </span>
      <DraftMark owner={owner} forms={ATTENDANCE} subject={String(activity.ActivityID)} />
    </>
  );
}
