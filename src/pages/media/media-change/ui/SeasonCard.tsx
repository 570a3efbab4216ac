import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectAgreementHistory } from '@/features/agreements';
import type { Organization } from '@/features/organization';
import { attendeesOf, useCurrentMinute, useSeasonOverview } from '@/features/sites';
import type { Person } from '@/features/staff';
import { showDays } from '@/shared/lib/calendar-dates/showDate';
import { today } from '@/shared/lib/calendar-dates/calendarDate';
import { selectUnsubmittedDrafts } from '@/shared/forms';
import type { RootState } from '@/shared/lib/root-reducer';
import { paths } from '@/shared/routes/paths';
import { Alert } from '@/shared/ui/Alert';
import { buttonClass } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { ShowMore } from '@/shared/ui/ShowMore';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useFirstFew } from '@/shared/ui/useFirstFew';
import { draftLink } from '../model/draftLinks';
import { filedDeadlines, seasonEvents, toDoList, type ToDo } from '../model/toDo';
import { readinessOf } from '../model/readiness';
import css from './SeasonCard.module.css';
import { DraftItem, EventItem, FiledItem, RecordItem, SEASON_ID } from './ToDoItems';

/** How many items are shown at first. A button shows the rest, so that the staff section below stays in sight. */
const FEW = 6;

interface SeasonCardProps {
  organization: Organization;
  /** Undefined if it could not be loaded. */
  director: Person | null | undefined;
  assistants: readonly Person[] | undefined;
  /** Whether some of the data could not be read, so that more may be missing. */
  isPartlyUnreadable: boolean;
}

/** What to do, most urgent first (MED-6, MED-7, MED-8). */
export function SeasonCard({ organization, director, assistants, isPartlyUnreadable }: SeasonCardProps) {
  const { Identifier: owner } = organization;
  const now = useCurrentMinute();
  const season = useSeasonOverview(owner, now);
  const drafts = useSelector((state: RootState) => selectUnsubmittedDrafts(state, owner));
  const history = useSelector((state: object) => selectAgreementHistory(state, owner));

  const record = readinessOf({ organization, director, assistants });
  const isRecordRead = director !== undefined && assistants !== undefined && !isPartlyUnreadable;
  const day = today(new Date(now));
  const names = new Map(season.activities.map(({ activity, name }) => [String(activity.ActivityID), name]));
  const { open, closed } = toDoList({
    events: seasonEvents({
      activities: season.activities,
      attendance: season.attendance ?? new Map(),
      people: attendeesOf([...(director ? [director] : []), ...(assistants ?? [])]),
      today: day,
    }),
    filed: filedDeadlines(history, day),
    drafts: drafts.flatMap((draft) => draftLink(draft, names) ?? []),
    record,
    today: day,
  });

  const itemOf = (toDo: ToDo) => {
    switch (toDo.kind) {
      case 'event':
        return <EventItem key={`event ${toDo.event.activityId}`} event={toDo.event} now={now} owner={owner} />;
      case 'filed':
        return <FiledItem key={toDo.deadline.key} deadline={toDo.deadline} />;
      case 'draft': {
        const { form, subject } = toDo.draft.draft;
        return <DraftItem key={`${form} ${subject}`} link={toDo.draft} />;
      }
      case 'record':
        return <RecordItem key={toDo.item.id} item={toDo.item} />;
    }
  };
  const { list, shown, more } = useFirstFew('mediaHome/allToDo', open, FEW);
  const hasEvents = open.some(({ kind }) => kind === 'event') || closed.length > 0;
  return (
    <section className="card" aria-labelledby={SEASON_ID}>
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
      {season.isLoading ? (
        <Skeleton className={css.skeleton} />
      ) : (
        <div className={css.body}>
          <ol ref={list} className={`plain-list ${css.list}`}>
            {shown.map(itemOf)}
          </ol>
          <ShowMore className={css.more} {...more} />
          {hasEvents || season.isFailed ? null : <p className="quiet">No upcoming state events.</p>}
          {closed.length === 0 ? null : (
            <details>
              <summary>{`Closed events (${closed.length})`}</summary>
              <ul className={`plain-list ${css.list}`}>
                {closed.map(({ activityId, name, start, end, overview: { covered, total } }) => (
                  <li key={activityId}>
                    <Link to={paths.siteAttendance(activityId)}>{name}</Link>
                    <span className={css.facts}>{`${showDays(start, end)} · ${covered} of ${total} covered`}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
          {record.length > 0 ? null : isRecordRead ? (
            <p className="with-icon done">
              <Icon name="check" />
              Nothing is missing: your listing, your contacts, and your credential requests are complete.
            </p>
          ) : null}
          {isRecordRead ? null : (
            <p className="quiet">We couldn’t check everything that the association has on record for you.</p>
          )}
          {season.isFailed ? (
            <Alert tone="warning" onRetry={season.retry}>
              We couldn’t load all of your events.
            </Alert>
          ) : null}
        </div>
      )}
    </section>
  );
}
