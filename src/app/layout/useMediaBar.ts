import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectIsMediaUser, selectMediaOwner, selectSessionEndsAt } from '@/features/session';
import { BASE_PATH } from '@/shared/routes';
import { findRoute } from '../routing/routes';

/**
 * The next document makes room for the bar before anything is painted (security/inlineScripts.ts): the session is read
 * later, and the bar would push the page down. The cookie says that there is a session, not whose.
 */
function keepRoom(until: number): void {
  const left = Math.round((Math.min(until, Date.now() + 86_400_000) - Date.now()) / 1000);
  document.cookie = `portal-bar=1; path=${BASE_PATH}; max-age=${String(Math.max(0, left))}; samesite=lax`;
  document.documentElement.dataset.mediaBar = '';
}

function giveRoomBack(): void {
  document.cookie = `portal-bar=; path=${BASE_PATH}; max-age=0; samesite=lax`;
  delete document.documentElement.dataset.mediaBar;
}

/** Whether the media bar is shown: while one is signed in, and over an open media screen whose session has ended (D4). */
export function useMediaBar(): boolean {
  const isMediaUser = useSelector(selectIsMediaUser);
  const owner = useSelector(selectMediaOwner);
  const endsAt = useSelector(selectSessionEndsAt);
  const { pathname } = useLocation();
  const isShown = isMediaUser || (owner?.Role === 'media' && findRoute(pathname)?.audience === 'media');
  const wasShown = useRef(false);

  useEffect(() => {
    if (isShown) keepRoom(endsAt);
    else if (wasShown.current) giveRoomBack();
    wasShown.current = isShown;
  }, [isShown, endsAt]);
  return isShown;
}
