import { Link } from 'react-router-dom';
import { showSiteDates, siteName } from '@/features/sites';
import type { BoardRow, SeasonActivity } from '@/features/sites';
import { paths } from '@/shared/routes';
import { Button, buttonClass } from '@/shared/ui/button';
import { DownloadButton } from '@/shared/ui/download-button';
import { SuccessPanel } from '@/shared/ui/success-panel';
import { downloadCalendar } from '../model/downloadCalendar';
import css from './AttendanceSaved.module.css';

interface AttendanceSavedProps {
  identifier: string;
  activityName: string;
  /** The sites that somebody attends. */
  rows: readonly BoardRow[];
  /** The activity to go on with, if there is one. */
  next: SeasonActivity | undefined;
  /** Back to the grid. */
  onChange: () => void;
}

const counted = (count: number): string => (count === 1 ? '1 site' : `${String(count)} sites`);

/** The success panel: who attends where, and where to go from here. */
export function AttendanceSaved({ identifier, activityName, rows, next, onChange }: AttendanceSavedProps) {
  return (
    <SuccessPanel
      heading="Your site selections have been saved"
      actions={
        <>
          {next === undefined ? null : (
            <Link className={buttonClass({ tone: 'primary' })} to={paths.siteAttendance(next.activity.ActivityID)}>
              {`Next activity: ${next.name}`}
            </Link>
          )}
          <Link className={buttonClass(next === undefined ? { tone: 'primary' } : {})} to={paths.siteNotification}>
            Choose another activity
          </Link>
          <Button onClick={onChange}>Change selections</Button>
          <Link className={buttonClass()} to={paths.whoIsWhere}>
            Who is where
          </Link>
          {rows.length === 0 ? null : (
            <DownloadButton download={() => downloadCalendar(rows, identifier, activityName)}>
              Download calendar
            </DownloadButton>
          )}
        </>
      }
    >
      <p>
        {rows.length === 0
          ? `None of your staff will attend a site of ${activityName}.`
          : `${activityName}: your staff attends ${counted(rows.length)}.`}
      </p>
      {rows.length === 0 ? null : (
        <ul className={css.places}>
          {rows.map(({ site, people }) => (
            <li key={site.ID}>
              <span className={css.place}>
                <strong>{siteName(site)}</strong>
                <span>{[site.Class, showSiteDates(site)].filter(Boolean).join(' · ')}</span>
              </span>
              <span>{people.map(({ name }) => name).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
    </SuccessPanel>
  );
}
