import { Link } from 'react-router-dom';
import { downloadSitesCalendar, TellCrew, type BoardRow, type SeasonActivity } from '@/features/sites';
import { useStaffEmails } from '@/features/staff';
import { showTime } from '@/shared/lib/calendar-dates/showDate';
import { pluralize } from '@/shared/lib/pluralize';
import { paths } from '@/shared/routes/paths';
import { Alert } from '@/shared/ui/Alert';
import { buttonClass } from '@/shared/ui/Button';
import { DownloadButton } from '@/shared/ui/DownloadButton';
import { Icon } from '@/shared/ui/Icon';
import { useFocusedHeading } from '@/shared/ui/useFocusedHeading';
import css from './ActionBar.module.css';

function summaryOf({ rows, unreadable, activityName }: AttendanceSavedProps): string {
  if (rows.length > 0) return `${activityName}: your staff attends ${pluralize(rows.length, 'site')}.`;
  return unreadable === 0
    ? `None of your staff will attend a site of ${activityName}.`
    : `We couldn’t read everything, so we don’t know whether anyone will attend a site of ${activityName}.`;
}

interface AttendanceSavedProps {
  identifier: string;
  activityName: string;
  /** The attended sites. */
  rows: readonly BoardRow[];
  /** Number of staff members and stored choices that could not be read. */
  unreadable: number;
  /** When it was submitted, in ms since the epoch. */
  at: number;
  next: SeasonActivity | undefined;
  warnings: readonly string[];
}

/** Takes the place of Submit until something is changed again: the grid stays as it was left. */
export function AttendanceSaved(props: AttendanceSavedProps) {
  const { identifier, activityName, rows, at, next, warnings } = props;
  const emails = useStaffEmails(identifier);
  const title = useFocusedHeading('nearest');
  return (
    <section className={css.bar} role="status" data-saved="">
      {warnings.length === 0 ? null : (
        <Alert tone="warning">
          {warnings.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      )}
      <div className={css.line}>
        <div className={css.words}>
          <h2 ref={title} tabIndex={-1} className={css.saved}>
            <Icon name="check" />
            <span>Your site selections have been saved</span>
          </h2>
          <p>
            <span>{`${showTime(new Date(at))} · `}</span>
            <span>{summaryOf(props)}</span>
          </p>
        </div>
        {rows.length === 0 ? null : <TellCrew size="small" rows={rows} identifier={identifier} emails={emails} />}
        {rows.length === 0 ? null : (
          <DownloadButton
            size="small"
            download={() => downloadSitesCalendar(rows, identifier, `State sites: ${activityName}`)}
          >
            Download calendar
          </DownloadButton>
        )}
        <Link className={buttonClass({ size: 'small' })} to={paths.whoIsWhere}>
          Who is where
        </Link>
        <Link className={buttonClass({ size: 'small' })} to={paths.siteNotification}>
          Choose another activity
        </Link>
        {next === undefined ? null : (
          <Link
            className={buttonClass({ size: 'small', tone: 'primary' })}
            to={paths.siteAttendance(next.activity.ActivityID)}
          >
            {`Next activity: ${next.name}`}
          </Link>
        )}
      </div>
    </section>
  );
}
