import { Link } from 'react-router-dom';
import type { BoardRow } from '@/features/sites';
import { paths } from '@/shared/routes';
import { Button, buttonClass } from '@/shared/ui/button';
import { DownloadButton } from '@/shared/ui/download-button';
import { SuccessPanel } from '@/shared/ui/success-panel';
import { downloadCalendar } from '../model/downloadCalendar';

interface AttendanceSavedProps {
  identifier: string;
  activityName: string;
  /** The sites that somebody attends. */
  rows: readonly BoardRow[];
  /** Back to the grid. */
  onChange: () => void;
}

const counted = (count: number): string => (count === 1 ? '1 site' : `${String(count)} sites`);

/** The success panel. */
export function AttendanceSaved({ identifier, activityName, rows, onChange }: AttendanceSavedProps) {
  return (
    <SuccessPanel
      heading="Your site selections have been saved"
      actions={
        <>
          <Link className={buttonClass({ tone: 'primary' })} to={paths.siteNotification}>
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
          ? `None of your staff attends a site of ${activityName}.`
          : `${activityName}: your staff attends ${counted(rows.length)}.`}
      </p>
    </SuccessPanel>
  );
}
