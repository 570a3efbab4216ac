import { daysAway, showDay } from '@/shared/lib/calendar-dates';
import type { FiledDeadline } from '../model/filedDeadlines';
import css from './SeasonCard.module.css';

/** A deadline of an agreement, which would be forgotten with its confirmation. */
export function FiledItem({ deadline: { date, title, event } }: { deadline: FiledDeadline }) {
  return (
    <li>
      <strong>{showDay(date)}</strong> ({daysAway(date)}): {title}
      <span className={css.event}>{event}</span>
    </li>
  );
}
