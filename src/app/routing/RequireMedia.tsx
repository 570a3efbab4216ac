import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { mediaAreaEntered, selectEntered, selectIsMediaUser, selectMediaOwner } from '@/features/session';
import { paths } from '@/shared/routes/paths';
import { MediaEmail } from '@/shared/ui/MediaEmail';
import { noticeShown } from '@/shared/ui/noticesSlice';
import { buttonClass } from '@/shared/ui/Button';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Page } from '@/shared/ui/Page';
import { LogoutButton } from '../session/LogoutButton';
import { ClockNotice, SessionKeeper } from '../session/SessionKeeper';
import { ScreenBoundary } from './lazyPage';

const UNAUTHORIZED = 'You must be logged in to view this page!';

/** Shown if the login names no organization: the screen would wait forever for the organization's data (SES-23). */
function NoOrganization() {
  return (
    <Page title="No organization" eyebrow="Media area" width="reading">
      <ErrorPanel
        heading="We couldn’t tell which organization you belong to"
        action={<LogoutButton className={buttonClass()} />}
      >
        <p>
          Your login names no organization, so this page can’t be shown. Log out and log in again. If that doesn’t help,
          please write to <MediaEmail />.
        </p>
      </ErrorPanel>
    </Page>
  );
}

function RedirectHome() {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const link = { label: 'Login', to: paths.loginFor(pathname + search) };
    dispatch(noticeShown({ tone: 'error', text: UNAUTHORIZED, link, pathname: paths.home }));
  }, [dispatch, pathname, search]);
  return <Navigate to={paths.home} replace />;
}

/** Goes to Media Home after another organization has signed in: the open address and its navigation state belong to the previous one. */
function RedirectToMediaHome({ identifier }: { identifier: string | null }) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  useEffect(() => {
    void navigate(paths.mediaChange, { replace: true });
    dispatch(mediaAreaEntered(identifier));
  }, [navigate, dispatch, identifier]);
  return null;
}

/** Pages whose content is the same for every organization. */
const SHARED = [paths.publications, paths.schoolDirectory];

const isShared = (pathname: string): boolean =>
  SHARED.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** Guards the media screens. A user stays when the session expires, since the screen may hold unsaved work (SES-17). */
export function RequireMedia() {
  const isMediaUser = useSelector(selectIsMediaUser);
  const owner = useSelector(selectMediaOwner);
  const dispatch = useDispatch();
  const entered = useSelector(selectEntered);
  // Whether the user was signed in on arrival: a logout then leads home without the alert that a login is needed.
  const [wasSignedIn] = useState(isMediaUser);
  const identifier = owner?.Identifier ?? null;
  const { pathname } = useLocation();

  useEffect(() => {
    if (isMediaUser && entered === null) dispatch(mediaAreaEntered(identifier));
  }, [dispatch, entered, identifier, isMediaUser]);
  useEffect(
    () => () => {
      dispatch(mediaAreaEntered(null));
    },
    [dispatch],
  );

  if (owner === null && wasSignedIn) return <Navigate to={paths.home} replace />;
  if (owner?.Role !== 'media' || !(isMediaUser || entered !== null)) return <RedirectHome />;
  if (entered !== null && identifier !== entered) return <RedirectToMediaHome identifier={identifier} />;
  const isNamed = identifier !== null && identifier.trim() !== '';
  return (
    <>
      <ClockNotice />
      {/* Only around the page, so that a page that fails to load leaves the session's warnings in place. */}
      <ScreenBoundary>{isNamed || isShared(pathname) ? <Outlet /> : <NoOrganization />}</ScreenBoundary>
      <SessionKeeper />
    </>
  );
}
