import { Link } from 'react-router-dom';
import {
  downloadSitesCalendar,
  showSiteDates,
  siteName,
  TellCrew,
  type BoardRow,
  type SeasonActivity,
} from '@/features/sites';
import { useStaffEmails } from '@/features/staff';
import { pluralize } from '@/shared/lib/pluralize';
import { paths } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button, buttonClass } from '@/shared/ui/button';
import { DownloadButton } from '@/shared/ui/download-button';
import { SuccessPanel } from '@/shared/ui/success-panel';
import css from './AttendanceSaved.module.css';

function summaryOf({ rows, unread, activityName }: AttendanceSavedProps): string {
  if (rows.length > 0) return `${activityName}: your staff attends ${pluralize(rows.length, 'site')}.`;
  return unread === 0
    ? `None of your staff will attend a site of ${activityName}.`
    : `We couldn’t read everything, so we don’t know whether anyone will attend a site of ${activityName}.`;
}

interface AttendanceSavedProps {
  identifier: string;
  activityName: string;
  /** The attended sites. */
  rows: readonly BoardRow[];
  /** Number of staff members and stored choices that could not be read. */
  unread: number;
  next: SeasonActivity | undefined;
  warnings: readonly string[];
  onChange: () => void;
}

export function AttendanceSaved(props: AttendanceSavedProps) {
  const { identifier, activityName, rows, next, warnings, onChange } = props;
  const emails = useStaffEmails(identifier);
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
          {rows.length === 0 ? null : <TellCrew rows={rows} identifier={identifier} emails={emails} />}
          {rows.length === 0 ? null : (
            <DownloadButton download={() => downloadSitesCalendar(rows, identifier, `State sites: ${activityName}`)}>
              Download calendar
            </DownloadButton>
          )}
        </>
      }
    >
      <p>{summaryOf(props)}</p>
      {warnings.length === 0 ? null : (
        <div className={css.warnings}>
          <Alert tone="warning">
            {warnings.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Alert>
        </div>
      )}
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
