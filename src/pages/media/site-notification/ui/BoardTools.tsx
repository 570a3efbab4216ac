import type { BoardRow } from '@/features/sites';
import { DownloadButton } from '@/shared/ui/download-button';
import { PrintButton } from '@/shared/ui/printing';
import { downloadBoardCalendar, downloadBoardCsv } from '../model/downloads';
import css from './WhoIsWhere.module.css';

/** Takes what the board shows along: as a calendar, as a table, on paper. */
export function BoardTools({ rows, identifier }: { rows: readonly BoardRow[]; identifier: string }) {
  return (
    <div className={css.actions}>
      <DownloadButton size="small" download={() => downloadBoardCalendar(rows, identifier)}>
        Download calendar
      </DownloadButton>
      <DownloadButton size="small" download={() => downloadBoardCsv(rows)}>
        Download CSV
      </DownloadButton>
      <PrintButton />
    </div>
  );
}
