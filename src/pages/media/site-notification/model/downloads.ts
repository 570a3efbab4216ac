import { attendanceCalendar, boardTable } from '@/features/sites';
import type { BoardRow } from '@/features/sites';
import { toIcs } from '@/shared/lib/ics';
import { loadChunk } from '@/shared/lib/load-chunk';

// The writer of CSV is loaded when it is wanted.
const csv = () => loadChunk(() => import(/* webpackChunkName: "csv" */ '@/shared/lib/csv'));

export async function downloadBoardCsv(rows: readonly BoardRow[]): Promise<void> {
  const { downloadText, toCsv } = await csv();
  const { columns, rows: lines } = boardTable(rows);
  downloadText('who-is-where.csv', toCsv(columns, lines));
}

export async function downloadBoardCalendar(rows: readonly BoardRow[], identifier: string): Promise<void> {
  const { downloadText } = await csv();
  const entries = attendanceCalendar(rows, identifier);
  downloadText('state-sites.ics', toIcs({ name: 'State sites', entries, now: new Date() }), 'text/calendar');
}
