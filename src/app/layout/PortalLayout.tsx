import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useIsAnyRequestRunning } from '@/shared/api';
import { Notices, pageShown } from '@/shared/ui/notices';
import { RequestProgress } from '@/shared/ui/request-progress';
import { UnreadNotice } from '@/shared/ui/unread-notice';
import { useIsPageLoading } from '../routing/pageLoading';
import { areaOf, findRoute } from '../routing/routes';
import { mediaBar } from './mediaBar';
import { OfflineNotice } from './OfflineNotice';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { useMediaBar } from './useMediaBar';
import { useNavigationEffects } from './useNavigationEffects';
import css from './PortalLayout.module.css';

/** By itself, so that a request that begins or ends draws nothing else anew. */
function Loading() {
  const isRequestRunning = useIsAnyRequestRunning();
  const isPageLoading = useIsPageLoading();
  return <RequestProgress running={isRequestRunning || isPageLoading} />;
}

/** By itself, so that a session that comes or goes draws nothing else anew. */
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

/** What is around every screen: header, the media area's bar, messages, the screen, footer. */
export function PortalLayout({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const isDesk = findRoute(pathname)?.audience === 'media';
  useNavigationEffects();
  // Before any screen's own effects: a message for the page that is being left for must not count as seen on it.
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
        <UnreadNotice />
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
