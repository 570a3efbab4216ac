import { boardTable, downloadSitesCalendar, TellCrew, type BoardRow } from '@/features/sites';
import { useStaffEmails } from '@/features/staff';
import { loadChunk } from '@/shared/lib/load-chunk';
import { DownloadButton } from '@/shared/ui/DownloadButton';
import { PrintButton } from '@/shared/ui/PrintButton';
import css from './WhoIsWhere.module.css';

// Loads the CSV writer on first use.
const csv = () => loadChunk(() => import(/* webpackChunkName: "csv" */ '@/shared/lib/text-files'));

async function downloadBoardCsv(rows: readonly BoardRow[]): Promise<void> {
  const { downloadText, toCsv } = await csv();
  const { columns, rows: lines } = boardTable(rows);
  downloadText('who-is-where.csv', toCsv(columns, lines));
}

interface BoardToolsProps {
  rows: readonly BoardRow[];
  identifier: string;
  /** The tools are invisible until the rows are complete, since nobody would notice what a file leaves out. */
  isComplete: boolean;
}

export function BoardTools({ rows, identifier, isComplete }: BoardToolsProps) {
  const emails = useStaffEmails(identifier);
  return (
    <div className={css.actions} data-complete={isComplete}>
      <TellCrew rows={rows} identifier={identifier} emails={emails} />
      <DownloadButton download={() => downloadSitesCalendar(rows, identifier)}>Download calendar</DownloadButton>
      <DownloadButton download={() => downloadBoardCsv(rows)}>Download CSV</DownloadButton>
      <PrintButton />
    </div>
  );
}
