import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectSessionEndsAt } from '@/features/session';
import { BASE_PATH } from '@/shared/routes/paths';
import { useIsDesk } from './useIsDesk';

const DAY_MS = 86_400_000;

/** Says that there is a session, not whose: the next document has the desk's frame before its first paint. */
function writeCookie(value: string, ageMs: number): void {
  document.cookie = `portal-bar=${value}; path=${BASE_PATH}; max-age=${String(Math.round(ageMs / 1000))}; samesite=lax`;
}

/** Outside the layout, which time travel also renders for the past. */
export function DeskFrame() {
  const isDesk = useIsDesk();
  const endsAt = useSelector(selectSessionEndsAt);

  // Before the paint, because the frame decides where everything stands.
  useLayoutEffect(() => {
    if (!isDesk) return undefined;
    const { dataset } = document.documentElement;
    writeCookie('1', Math.min(endsAt - Date.now(), DAY_MS));
    dataset.desk = '';
    return () => {
      writeCookie('', 0);
      delete dataset.desk;
    };
  }, [isDesk, endsAt]);
  return null;
}
