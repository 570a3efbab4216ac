import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectIsMediaUser, selectMediaOwner } from '@/features/session';
import { findRoute } from '../routing/routes';

/**
 * Whether the page stands in the desk's frame, with the media bar: every page of a signed-in media user, and an open
 * media screen whose session has expired (SES-17).
 */
export function useIsDesk(): boolean {
  const isMediaUser = useSelector(selectIsMediaUser);
  const owner = useSelector(selectMediaOwner);
  const { pathname } = useLocation();
  return isMediaUser || (owner?.Role === 'media' && findRoute(pathname)?.audience === 'media');
}
