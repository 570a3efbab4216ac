import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { deadlineWords, MovedMark, moveNoted, urgencyOf, useMoved } from '@/features/sites';
import { daysAway, showDay, showDays } from '@/shared/lib/calendar-dates/showDate';
import { removeDraft } from '@/shared/forms';
import { focusAfter } from '@/shared/lib/focus';
import { joinNames } from '@/shared/lib/names';
import { pluralize } from '@/shared/lib/pluralize';
import type { PortalDispatch } from '@/shared/lib/root-reducer';
import { paths } from '@/shared/routes/paths';
import { Button, buttonClass } from '@/shared/ui/Button';
import { DraftMark } from '@/shared/ui/DraftMark';
import { MediaEmail } from '@/shared/ui/MediaEmail';
import type { DraftLink } from '../model/draftLinks';
import type { FiledDeadline, SeasonEvent } from '../model/toDo';
import type { ReadinessItem } from '../model/readiness';
import css from './SeasonCard.module.css';

export const SEASON_ID = 'season';

const ATTENDANCE = ['attendance'];
const NAMED = 2;

function closing({ deadline, isPassed }: SeasonEvent['overview']): string {
  if (deadline === undefined) return '';
  if (isPassed) return ' is closed';
  return ` closes ${deadlineWords(deadline)}`;
}

function clashingWords(names: readonly string[]): string {
  const areNamed = names.length <= NAMED && !names.includes('');
  return `, ${areNamed ? joinNames(names) : pluralize(names.length, 'person', 'people')} double-booked`;
}

interface EventItemProps {
  event: SeasonEvent;
  /** In epoch milliseconds. */
  now: number;
  owner: string;
}

export function EventItem({ event, now, owner }: EventItemProps) {
  const { activityId, name, start, end, overview, clashing, sites } = event;
  const dispatch = useDispatch();
  const movedWords = useMoved(owner);
  const moved = sites.flatMap((site) => {
    const words = movedWords(site);
    return words === undefined ? [] : [{ id: site.ID, words }];
  });
  const tone = clashing.length > 0 ? 'danger' : urgencyOf(overview, now);
  return (
    <li data-tone={tone}>
      <Link to={paths.siteAttendance(activityId)}>
        <strong>{name}</strong>
        <span>{`${closing(overview)}: ${overview.covered} of ${pluralize(overview.total, 'site')} covered`}</span>
        {clashing.length === 0 ? null : <span className="urgent">{clashingWords(clashing)}</span>}
      </Link>
      <span className={css.facts}>
        <span>{showDays(start, end)}</span>
        <DraftMark owner={owner} forms={ATTENDANCE} subject={String(activityId)} />
        {moved.length === 0 ? null : (
          <>
            <MovedMark words={moved.map(({ words }) => words).join('; ')} />
            <Button
              size="small"
              tone="quiet"
              onClick={(clicked) => {
                const link = clicked.currentTarget.closest('li')?.querySelector('a');
                const siteIds = moved.map(({ id }) => id);
                focusAfter(
                  clicked,
                  () => dispatch(moveNoted({ owner, siteIds })),
                  () => link,
                );
              }}
            >
              Got it<span className="visually-hidden">{`: ${name}`}</span>
            </Button>
          </>
        )}
      </span>
    </li>
  );
}

/** A deadline of an agreement that was filed from this browser. */
export function FiledItem({ deadline: { date, title, event } }: { deadline: FiledDeadline }) {
  return (
    <li data-tone="warning">
      <Link to={paths.agreement}>
        <strong>{title}</strong>
        <span>{`: ${showDay(date)} (${daysAway(date)})`}</span>
      </Link>
      <span className={css.facts}>{`${event}, agreement filed from this browser`}</span>
    </li>
  );
}

export function DraftItem({ link: { draft, label, text, to, isUnfinished } }: { link: DraftLink }) {
  const dispatch = useDispatch<PortalDispatch>();
  return (
    <li data-tone={isUnfinished ? 'danger' : 'warning'}>
      <span>
        <strong>{label}</strong>
      </span>
      <span className={css.facts}>
        <span>{text}</span>
      </span>
      <span className={css.actions}>
        <Link className={buttonClass({ size: 'small' })} to={to}>
          <span>{isUnfinished ? 'Finish it' : 'Continue'}</span>
          <span className="visually-hidden">{`: ${label}`}</span>
        </Link>
        <Button
          size="small"
          tone="quiet"
          onClick={(clicked) => {
            focusAfter(
              clicked,
              () => dispatch(removeDraft(draft)),
              () => document.getElementById(SEASON_ID),
            );
          }}
        >
          Discard<span className="visually-hidden">{`: ${label}`}</span>
        </Button>
      </span>
    </li>
  );
}

/** Something missing from the association's record, with a link to fix it or the address to write to. */
export function RecordItem({ item: { text, fix } }: { item: ReadinessItem }) {
  return (
    <li data-tone="warning">
      <span>{`${text} `}</span>
      <span>{fix === undefined ? <MediaEmail /> : <Link to={fix.to}>{fix.label}</Link>}</span>
    </li>
  );
}
