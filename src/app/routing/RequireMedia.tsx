import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate } from 'react-router-dom';
import { selectIsMediaUser, selectMediaOwner } from '@/features/session';
import { paths } from '@/shared/routes';
import { noticeShown } from '@/shared/ui/notices';
import { mediaLayout } from './mediaLayout';
import { messages } from './messages';

function SendAway() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(noticeShown({ tone: 'error', text: messages.unauthorized, pathname: paths.home }));
  }, [dispatch]);
  return <Navigate to={paths.home} replace />;
}

/** The address and what was passed on with it are of the organization before. */
function StartAfresh({ onStarted }: { onStarted: () => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(paths.mediaChange, { replace: true });
    onStarted();
  }, [navigate, onStarted]);
  return null;
}

/**
 * Parent of every media route: only a signed-in user of role media enters. Who has entered stays when the session ends
 * by itself, since the screen may hold unsaved work (D4), and leaves for the home page on logging out.
 */
export function RequireMedia() {
  const isMediaUser = useSelector(selectIsMediaUser);
  const owner = useSelector(selectMediaOwner);
  const [admitted] = useState(isMediaUser);
  const [shownTo, setShownTo] = useState(owner?.Identifier);

  if (owner === null && admitted) return <Navigate to={paths.home} replace />;
  if (owner?.Role !== 'media' || !admitted) return <SendAway />;
  if (owner.Identifier !== shownTo) {
    return (
      <StartAfresh
        onStarted={() => {
          setShownTo(owner.Identifier);
        }}
      />
    );
  }
  return <mediaLayout.Page />;
}
