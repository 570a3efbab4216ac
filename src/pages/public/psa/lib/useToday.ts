import { useSyncExternalStore } from 'react';
import { config } from '@/shared/config';
import { isoToday } from './isoDay';

const MINUTE = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => {
    clearInterval(timer);
  };
}

/**
 * Today's calendar date where the user is (YYYY-MM-DD). In the prerendered page and while it is hydrated it is the day of
 * the build: what was over then is over whenever the page is read, so that little moves afterwards. Follows midnight.
 */
export function useToday(): string {
  return useSyncExternalStore(subscribe, isoToday, () => config.buildDay);
}
