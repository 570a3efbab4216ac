import { useSyncExternalStore } from 'react';
import { toIsoDate, today } from '@/shared/lib/calendar-dates';

const MINUTE = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => {
    clearInterval(timer);
  };
}

/**
 * Today's calendar date where the user is (YYYY-MM-DD), or null in the prerendered page and while it is hydrated: the
 * day on which the portal was built says nothing about the day on which it is read. Follows midnight.
 */
export function useToday(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => toIsoDate(today()),
    () => null,
  );
}
