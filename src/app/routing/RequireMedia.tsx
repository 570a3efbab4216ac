import { lazy, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { selectEndedProfile, selectIsMediaUser, selectProfile } from '@/features/session';
import { paths } from '@/shared/routes';
import { noticeShown } from '@/shared/ui/notices';
import { messages } from './messages';

const MediaLayout = lazy(async () => ({
  default: (await import(/* webpackChunkName: "media-layout" */ '../layout/MediaLayout')).MediaLayout,
}));

function SendAway() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(noticeShown({ tone: 'error', text: messages.unauthorized, pathname: paths.home }));
  }, [dispatch]);
  return <Navigate to={paths.home} replace />;
}

/**
 * Parent of every media route: only a signed-in user of role media enters. Who has entered stays when the session ends
 * by itself, since the screen may hold unsaved work (D4), and leaves for the home page on logging out.
 */
export function RequireMedia() {
  const isMediaUser = useSelector(selectIsMediaUser);
  const ended = useSelector(selectEndedProfile);
  const owner = (useSelector(selectProfile) ?? ended)?.Identifier;
  const [admitted] = useState(isMediaUser);

  if (!admitted) return <SendAway />;
  if (!isMediaUser && ended === null) return <Navigate to={paths.home} replace />;
  // Another organization starts afresh: nothing of the one before may stay on the screen.
  return <MediaLayout key={owner} />;
}
