import { toIcs } from '@/shared/lib/ics';
import { loadChunk } from '@/shared/lib/load-chunk';
import { attendanceCalendar } from './attendanceCalendar';
import type { BoardRow } from './seasonBoard';

/** The attended sites and their deadlines (ATT-10); a later file replaces an earlier one (ATT-23). */
export async function downloadSitesCalendar(
  rows: readonly BoardRow[],
  identifier: string,
  name = 'State sites',
  file = 'state-sites.ics',
): Promise<void> {
  const { downloadText } = await loadChunk(() => import(/* webpackChunkName: "csv" */ '@/shared/lib/text-files'));
  const entries = attendanceCalendar(rows, identifier);
  downloadText(file, toIcs({ name, entries, now: new Date(), isUpdate: true }), 'text/calendar');
}
