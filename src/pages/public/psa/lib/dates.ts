import { useSyncExternalStore } from 'react';
import { config } from '@/shared/config/config';
import type { SeasonalScript } from '../seasonalScripts';

/** Today as YYYY-MM-DD, without the signed-in area's date library, which would double the size of this page's code. */
function isoToday(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** "2025-11-08" as 11/8/2025. */
export function showIsoDay(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [month, date, year].join('/');
}

/** ISO dates compare as strings; the last day still counts. */
export const isOutOfDate = ({ useThrough }: Pick<SeasonalScript, 'useThrough'>, today: string): boolean =>
  today > useThrough;

const MINUTE = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

/** Today's date, updated at midnight. Prerendering and hydration use the day of the build, so that their output matches. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, isoToday, () => config.buildDay);
}
