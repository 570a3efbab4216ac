import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectSessionEndsAt } from '@/features/session';
import { BASE_PATH } from '@/shared/routes';
import { useMediaBar } from './useMediaBar';

/** Says that there is a session, not whose: the next document reserves the space before the first paint. */
function reserveSpace(until: number): void {
  const left = Math.round((Math.min(until, Date.now() + 86_400_000) - Date.now()) / 1000);
  document.cookie = `portal-bar=1; path=${BASE_PATH}; max-age=${String(Math.max(0, left))}; samesite=lax`;
  document.documentElement.dataset.mediaBar = '';
}

function releaseSpace(): void {
  document.cookie = `portal-bar=; path=${BASE_PATH}; max-age=0; samesite=lax`;
  delete document.documentElement.dataset.mediaBar;
}

/** Outside the layout, which time travel also renders for the past. */
export function MediaBarSpace() {
  const isShown = useMediaBar();
  const endsAt = useSelector(selectSessionEndsAt);
  const wasShown = useRef(false);

  useEffect(() => {
    if (isShown) reserveSpace(endsAt);
    else if (wasShown.current) releaseSpace();
    wasShown.current = isShown;
  }, [isShown, endsAt]);
  return null;
}
