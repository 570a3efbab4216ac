import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useLayoutEffect } from 'react';
import { selectIsMediaUser, selectMediaOwner, selectSessionEndsAt } from '@/features/session';
import { BASE_PATH } from '@/shared/routes/paths';
import { findRoute } from '../routing/routes';

/**
 * Whether the page has the frame of the media area (the "desk"), with the media bar: every page of a signed-in media user,
 * and an open media screen whose session has expired (SES-17).
 */
export function useIsDesk(): boolean {
  const isMediaUser = useSelector(selectIsMediaUser);
  const owner = useSelector(selectMediaOwner);
  const { pathname } = useLocation();
  return isMediaUser || (owner?.Role === 'media' && findRoute(pathname)?.audience === 'media');
}

const DAY_MS = 86_400_000;

/** Lets the next page load show the desk's frame before its first paint. The cookie doesn't say whose session it is. */
function writeCookie(value: string, ageMs: number): void {
  document.cookie = `portal-bar=${value}; path=${BASE_PATH}; max-age=${String(Math.round(ageMs / 1000))}; samesite=lax`;
}

/** Marks the html element for the media area's layout. Not in PortalLayout, which time travel renders for the past. */
export function DeskFrame() {
  const isDesk = useIsDesk();
  const endsAt = useSelector(selectSessionEndsAt);

  // Before the paint, because the frame decides where everything is.
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
