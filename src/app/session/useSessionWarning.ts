import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectToken, tokenEndsAt } from '@/features/session';

/** Decisions D4. */
const WARN_BEFORE_MS = 2 * 60 * 1000;
// Browsers hold a timer's time in 31 bits; a session that long needs no timer.
const LONGEST_WAIT_MS = 2_147_483_647;

/** The time at which the session ends (milliseconds since the epoch), once it is less than two minutes away. */
export function useSessionWarning(): number | undefined {
  const token = useSelector(selectToken);
  const endsAt = token === null ? Infinity : tokenEndsAt(token);
  const [warnedOf, setWarnedOf] = useState<number>();

  useEffect(() => {
    const wait = endsAt - WARN_BEFORE_MS - Date.now();
    if (wait > LONGEST_WAIT_MS) return undefined;
    const timer = setTimeout(
      () => {
        setWarnedOf(endsAt);
      },
      Math.max(0, wait),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [endsAt]);

  return warnedOf === endsAt && token !== null ? endsAt : undefined;
}
