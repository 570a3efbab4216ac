import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectAgreementHistory } from '@/features/agreements';
import { useCurrentMinute, useMoved, useSeasonOverview } from '@/features/sites';
import { daysAway, showDay, today } from '@/shared/lib/calendar-dates';
import { pluralize } from '@/shared/lib/pluralize';
import { paths } from '@/shared/routes';
import { Button, buttonClass } from '@/shared/ui/button';
import { CountBadge } from '@/shared/ui/count-badge';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import { filedDeadlines, type FiledDeadline } from '../model/filedDeadlines';
import { seasonEvents } from '../model/seasonEvents';
import css from './SeasonCard.module.css';
import { SEASON_ID, UnsubmittedDrafts } from './UnsubmittedDrafts';

const SeasonTimeline = lazyComponent(
  async () => (await import(/* webpackChunkName: "antd-season" */ './SeasonTimeline')).SeasonTimeline,
);

function FiledItem({ deadline: { date, title, event } }: { deadline: FiledDeadline }) {
  return (
    <li>
      <strong>{showDay(date)}</strong>
      <span>{` (${daysAway(date)}): ${title}`}</span>
      <span className={css.event}>{event}</span>
    </li>
  );
}

/** The next events and the deadlines of filed agreements (MED-7). */
export function SeasonCard({ identifier }: { identifier: string }) {
  const now = useCurrentMinute();
  const season = useSeasonOverview(identifier, now);
  const events = useMemo(
    () => seasonEvents(season.activities, season.attendance ?? new Map(), today(new Date(now))),
    [season.activities, season.attendance, now],
  );
  const names = useMemo(
    () => new Map(season.activities.map(({ activity, name }) => [String(activity.ActivityID), name])),
    [season.activities],
  );
  const movedWords = useMoved(identifier);
  const sitesOf = (activityId: number) =>
    season.activities.find(({ activity }) => activity.ActivityID === activityId)?.sites ?? [];
  // Its code and the events arrive together.
  useEffect(() => {
    SeasonTimeline.preload();
  }, []);
  const history = useSelector((state: object) => selectAgreementHistory(state, identifier));
  const filed = filedDeadlines(history, today(new Date(now)));

  return (
    <section className={css.card} aria-labelledby={SEASON_ID}>
      <div className={css.head}>
        <h2 id={SEASON_ID} tabIndex={-1}>
          Your season
        </h2>
        <Link className={buttonClass({ size: 'small' })} to={paths.siteNotification}>
          All activities
        </Link>
        <Link className={buttonClass({ size: 'small' })} to={paths.whoIsWhere}>
          Who is where
        </Link>
      </div>
      <div className={css.events} data-none={events.length === 0 && !season.isLoading ? '' : undefined}>
        {season.isLoading ? <Skeleton className={css.skeleton} /> : null}
        {events.length === 0 || season.isLoading ? null : (
          <SeasonTimeline
            events={events}
            now={now}
            owner={identifier}
            movedOf={({ activityId }) =>
              sitesOf(activityId)
                .flatMap((site) => movedWords(site) ?? [])
                .join('; ')
            }
            fallback={<Skeleton className={css.skeleton} />}
          />
        )}
        {events.length === 0 && !season.isLoading && !season.isFailed ? (
          <p className={css.quiet}>No upcoming state events.</p>
        ) : null}
      </div>
      {season.isFailed ? (
        <p className={css.quiet}>
          We couldn’t load all of your events.{' '}
          <Button size="small" onClick={season.retry}>
            Reload events
          </Button>
        </p>
      ) : null}
      <UnsubmittedDrafts owner={identifier} activityNames={names} />
      {filed.length === 0 ? null : (
        <>
          <h3 className={css.filedTitle}>
            Deadlines for agreements filed from this browser
            <CountBadge count={filed.length} label={pluralize(filed.length, 'deadline')} />
          </h3>
          <ul className={css.filed}>
            {filed.map((deadline) => (
              <FiledItem key={deadline.key} deadline={deadline} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
