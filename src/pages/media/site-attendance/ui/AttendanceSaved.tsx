import { Link } from 'react-router-dom';
import {
  downloadSitesCalendar,
  TellCrew,
  type Attendee,
  type BoardRow,
  type Clash,
  type SeasonActivity,
} from '@/features/sites';
import { useStaffEmails } from '@/features/staff';
import { showTime } from '@/shared/lib/calendar-dates/showDate';
import { joinNames } from '@/shared/lib/names';
import { pluralize } from '@/shared/lib/pluralize';
import { paths } from '@/shared/routes/paths';
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

/** The most names to list; more are only counted. */
const FEW = 3;

/** Repeats the action bar's warnings: the selections were saved despite them (ATT-9, ATT-3). */
function warningsOf({ clashes, people, late: sites }: AttendanceSavedProps): string[] {
  const ids = new Set(clashes.map(({ personId }) => personId));
  const names = people.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  const doubled = names.length > FEW ? `${names.length} people` : joinNames(names);
  const changed = sites.length > FEW ? `${sites.length} sites` : joinNames(sites);
  return [
    ...(names.length === 0 ? [] : [`${doubled} ${names.length === 1 ? 'is' : 'are'} at two sites on the same day.`]),
    ...(sites.length === 0
      ? []
      : [
          sites.length === 1
            ? `${changed} was saved after the deadline, so the state site will not see it.`
            : `${changed} were saved after the deadline, so the state sites will not see them.`,
        ]),
  ];
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
  people: readonly Attendee[];
  clashes: readonly Clash[];
  /** Names of the sites changed after their deadline. */
  late: readonly string[];
}

/** Replaces only the action bar, from a save until the next change; the grid stays as the user left it (ATT-7). */
export function AttendanceSaved(props: AttendanceSavedProps) {
  const { identifier, activityName, rows, at, next } = props;
  const emails = useStaffEmails(identifier);
  const title = useFocusedHeading('nearest');
  return (
    <section className={css.bar} role="status" data-saved="">
      <div className={css.line}>
        <div className={css.words}>
          <h2 ref={title} tabIndex={-1} className="with-icon done">
            <Icon name="check" />
            <span>Your site selections have been saved</span>
          </h2>
          <p>
            <span>{`${showTime(new Date(at))} · `}</span>
            <span>{summaryOf(props)}</span>
          </p>
          {warningsOf(props).map((text) => (
            <p key={text} className="soon">
              {text}
            </p>
          ))}
        </div>
        {rows.length === 0 ? null : <TellCrew rows={rows} identifier={identifier} emails={emails} />}
        {rows.length === 0 ? null : (
          <DownloadButton download={() => downloadSitesCalendar(rows, identifier, `State sites: ${activityName}`)}>
            Add to calendar
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
