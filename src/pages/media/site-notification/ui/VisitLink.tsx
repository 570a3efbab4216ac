import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectSessionIdentifier } from '@/features/session';
import { MovedMark, siteName, useMoved } from '@/features/sites';
import { paths } from '@/shared/routes/paths';
import type { Visit } from '../model/boardVisits';
import css from './BoardViews.module.css';

interface VisitLinkProps {
  visit: Visit;
  /** Whose double-booking is shown. */
  personId: number;
  /** When the visit is. */
  children: ReactElement | null;
}

/** Shows a visit, with a link to the activity's grid if the activity is open. */
export function VisitLink({ visit: { row, clashing }, personId, children }: VisitLinkProps) {
  const { activity, activityId, isOpen, site } = row;
  const isClash = clashing.has(personId);
  const moved = useMoved(useSelector(selectSessionIdentifier) ?? '')(site);
  const label = [activity, site.Class].filter(Boolean).join(', ');
  return (
    <span className={css.visit} data-clash={isClash ? '' : undefined}>
      {isOpen ? <Link to={paths.siteAttendance(activityId)}>{label}</Link> : <strong>{label}</strong>}
      <span className={css.place}>{siteName(site)}</span>
      {children}
      {moved === undefined ? null : (
        <span className={css.when}>
          <MovedMark words={moved} />
        </span>
      )}
      {isClash ? <span className={css.clash}>Double-booked</span> : null}
    </span>
  );
}
