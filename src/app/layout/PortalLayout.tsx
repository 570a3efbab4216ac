import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useIsAnyRequestRunning } from '@/shared/api';
import { Notices, pageShown } from '@/shared/ui/notices';
import { RequestProgress } from '@/shared/ui/request-progress';
import { useIsPageLoading } from '../routing/pageLoading';
import { areaOf, findRoute } from '../routing/routes';
import { mediaBar } from '../routing/mediaFrame';
import { OfflineNotice } from './OfflineNotice';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { UnreadableNotice } from './UnreadableNotice';
import { useMediaBar } from './useMediaBar';
import { useNavigationEffects } from './useNavigationEffects';
import css from './PortalLayout.module.css';

/** A component of its own, so that requests don't re-render the layout. */
function Loading() {
  const isRequestRunning = useIsAnyRequestRunning();
  const isPageLoading = useIsPageLoading();
  return <RequestProgress running={isRequestRunning || isPageLoading} />;
}

/** A component of its own, so that the session doesn't re-render the layout. */
function MediaBar() {
  const isShown = useMediaBar();
  return (
    <div className={css.bar}>
      {isShown ? (
        <Suspense fallback={null}>
          <mediaBar.Page />
        </Suspense>
      ) : null}
    </div>
  );
}

export function PortalLayout({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const isDesk = findRoute(pathname)?.audience === 'media';
  useNavigationEffects();
  // Before the screens' effects: a notice for the page being left must not count as seen here.
  useLayoutEffect(() => {
    dispatch(pageShown(pathname));
  }, [dispatch, pathname]);

  return (
    <div className={css.frame} data-desk={isDesk ? '' : undefined}>
      <SiteHeader />
      <Loading />
      <MediaBar />
      <main id="content" tabIndex={-1} className={css.main} data-area={areaOf(pathname)}>
        <OfflineNotice />
        <Notices />
        <UnreadableNotice />
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
