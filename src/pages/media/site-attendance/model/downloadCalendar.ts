import { attendanceCalendar } from '@/features/sites';
import type { BoardRow } from '@/features/sites';
import { toIcs } from '@/shared/lib/ics';
import { loadChunk } from '@/shared/lib/load-chunk';

/** The attendance at one activity's sites, and its deadlines (ATT-10). */
export async function downloadCalendar(
  rows: readonly BoardRow[],
  identifier: string,
  activityName: string,
): Promise<void> {
  const { downloadText } = await loadChunk(() => import(/* webpackChunkName: "csv" */ '@/shared/lib/csv'));
  const entries = attendanceCalendar(rows, identifier);
  const name = `State sites: ${activityName}`;
  downloadText('state-sites.ics', toIcs({ name, entries, now: new Date() }), 'text/calendar');
}
