import { lazy, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { selectIsMediaUser } from '@/features/session';
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

/** Parent of every media route: only a signed-in user of role media sees them. */
export function RequireMedia() {
  return useSelector(selectIsMediaUser) ? <MediaLayout /> : <SendAway />;
}
