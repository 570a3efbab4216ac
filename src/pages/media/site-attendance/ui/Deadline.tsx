import { deadlineOf, timeLeft, useMinute } from '@/features/sites';
import type { TournamentSite } from '@/features/sites';
import { showDeadline } from '@/shared/lib/calendar-dates';
import css from './AttendanceGrid.module.css';

/** By when a site's selection must be made, and the time left until then (decisions P3). */
export function Deadline({ site }: { site: TournamentSite }) {
  const now = useMinute();
  const deadline = deadlineOf(site);
  if (deadline === undefined) return null;
  const { state, text } = timeLeft(deadline, now);
  return (
    <span className={css.deadline} data-state={state}>
      {state === 'passed' ? text : `Closes ${showDeadline(deadline)}: ${text}`}
    </span>
  );
}
