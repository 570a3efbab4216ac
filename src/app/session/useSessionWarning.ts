import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useViewState } from '@/shared/lib/view-state';
import { runAtTime, selectSessionEndsAt } from '@/features/session';

const WARN_BEFORE_MS = 2 * 60 * 1000;

export function useSessionWarning(): number | undefined {
  const endsAt = useSelector(selectSessionEndsAt);
  const [warnedOf, setWarnedOf] = useViewState<number | null>('session/warnedOf', null);

  useEffect(
    () =>
      runAtTime(endsAt - WARN_BEFORE_MS, () => {
        setWarnedOf(endsAt);
      }),
    [endsAt, setWarnedOf],
  );

  return warnedOf === endsAt ? endsAt : undefined;
}
