import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useLayoutEffect } from 'react';
import { selectIsMediaUser, selectMediaOwner, selectSessionEndsAt } from '@/features/session';
import { BASE_PATH } from '@/shared/routes/paths';
import { findRoute } from '../routing/routes';

/**
 * Whether the page has the media area's layout (the "desk"), with the media bar. True on every page of a signed-in
 * media user, and on an open media screen whose session has expired (SES-17).
 */
export function useIsDesk(): boolean {
  const isMediaUser = useSelector(selectIsMediaUser);
  const owner = useSelector(selectMediaOwner);
  const { pathname } = useLocation();
  return isMediaUser || (owner?.Role === 'media' && findRoute(pathname)?.audience === 'media');
}

const DAY_MS = 86_400_000;

/** Sets or clears the cookie that makes the next page load use the desk's layout from its first paint. It does not identify the user. */
function writeCookie(value: string, ageMs: number): void {
  document.cookie = `portal-bar=${value}; path=${BASE_PATH}; max-age=${Math.round(ageMs / 1000)}; samesite=lax`;
}

/**
 * Marks the html element for the media area's layout. Separate from PortalLayout, because time travel renders PortalLayout
 * for past states, too, and must change neither this mark nor the cookie.
 */
export function DeskFrame() {
  const isDesk = useIsDesk();
  const endsAt = useSelector(selectSessionEndsAt);

  // Before the paint, because this mark changes the layout of the whole page.
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
