import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { runAfter, selectSessionEndsAt } from '@/features/session';

/** Decisions D4. */
const WARN_BEFORE_MS = 2 * 60 * 1000;

/** The time at which the session ends (milliseconds since the epoch), once it is less than two minutes away. */
export function useSessionWarning(): number | undefined {
  const endsAt = useSelector(selectSessionEndsAt);
  const [warnedOf, setWarnedOf] = useState<number>();

  useEffect(
    () =>
      runAfter(endsAt - WARN_BEFORE_MS, () => {
        setWarnedOf(endsAt);
      }),
    [endsAt],
  );

  return warnedOf === endsAt ? endsAt : undefined;
}
