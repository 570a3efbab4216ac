import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectSessionEndsAt } from '@/features/session';
import { BASE_PATH } from '@/shared/routes';
import { useMediaBar } from './useMediaBar';

/**
 * The next document makes room for the bar before anything is painted (security/inlineScripts.ts): the session is read
 * later, and the bar would push the page down. The cookie says that there is a session, not whose.
 */
function reserveSpace(until: number): void {
  const left = Math.round((Math.min(until, Date.now() + 86_400_000) - Date.now()) / 1000);
  document.cookie = `portal-bar=1; path=${BASE_PATH}; max-age=${String(Math.max(0, left))}; samesite=lax`;
  document.documentElement.dataset.mediaBar = '';
}

function releaseSpace(): void {
  document.cookie = `portal-bar=; path=${BASE_PATH}; max-age=0; samesite=lax`;
  delete document.documentElement.dataset.mediaBar;
}

/** Keeps the document and its cookie in step with the media bar. Beside the layout, which is also drawn for a past moment. */
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
