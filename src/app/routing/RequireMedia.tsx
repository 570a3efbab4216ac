import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { selectIsMediaUser } from '@/features/session';
import { paths } from '@/shared/routes';
import { noticeShown } from '@/shared/ui/notices';
import { messages } from './messages';

function SendAway() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(noticeShown({ tone: 'error', text: messages.unauthorized, pathname: paths.home }));
  }, [dispatch]);
  return <Navigate to={paths.home} replace />;
}

/** Parent of every media route: only a signed-in user of role media sees them. */
export function RequireMedia() {
  return useSelector(selectIsMediaUser) ? <Outlet /> : <SendAway />;
}
