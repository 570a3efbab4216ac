import { useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectSessionEndsAt } from '@/features/session';
import { BASE_PATH } from '@/shared/routes';
import { useIsDesk } from './useIsDesk';

/** The cookie says that there is a session, not whose: the next document has the desk's frame before its first paint. */
function enter(until: number): void {
  const left = Math.round((Math.min(until, Date.now() + 86_400_000) - Date.now()) / 1000);
  document.cookie = `portal-bar=1; path=${BASE_PATH}; max-age=${String(Math.max(0, left))}; samesite=lax`;
  document.documentElement.dataset.desk = '';
}

function leave(): void {
  document.cookie = `portal-bar=; path=${BASE_PATH}; max-age=0; samesite=lax`;
  delete document.documentElement.dataset.desk;
}

/** Outside the layout, which time travel also renders for the past. */
export function DeskFrame() {
  const isDesk = useIsDesk();
  const endsAt = useSelector(selectSessionEndsAt);
  const wasDesk = useRef(false);

  // Before the paint, because the frame decides where everything stands.
  useLayoutEffect(() => {
    if (isDesk) enter(endsAt);
    else if (wasDesk.current) leave();
    wasDesk.current = isDesk;
  }, [isDesk, endsAt]);
  return null;
}
