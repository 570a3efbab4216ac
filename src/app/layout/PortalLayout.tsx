import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectIsAnyRequestRunning } from '@/shared/api';
import { Notices } from '@/shared/ui/Notices';
import { pageShown } from '@/shared/ui/noticesSlice';
import { RequestProgress } from '@/shared/ui/RequestProgress';
import { useIsPageLoading } from '../routing/lazyPage';
import { mediaBar } from '../routing/routes';
import { OfflineNotice } from './OfflineNotice';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { UnreadableNotice } from './UnreadableNotice';
import { useIsDesk } from './DeskFrame';
import { useNavigationEffects } from './useNavigationEffects';
import css from './PortalLayout.module.css';

/** A separate component, so that requests don't re-render the layout. */
function Loading() {
  const isRequestRunning = useSelector(selectIsAnyRequestRunning);
  const isPageLoading = useIsPageLoading();
  return <RequestProgress running={isRequestRunning || isPageLoading} />;
}

export function PortalLayout({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const isDesk = useIsDesk();
  useNavigationEffects();
  // Runs before the screens' effects: one of them may show a notice for the previous page and navigate back to it. If the
  // store still had that page as the current one, the notice would count as seen and be removed.
  useLayoutEffect(() => {
    dispatch(pageShown(pathname));
  }, [dispatch, pathname]);

  return (
    <div className={css.frame} data-desk={isDesk ? '' : undefined}>
      <SiteHeader />
      <Loading />
      <div className={css.bar}>
        {isDesk ? (
          <Suspense fallback={null}>
            <mediaBar.Page />
          </Suspense>
        ) : null}
      </div>
      <main id="content" tabIndex={-1} className={css.main}>
        <OfflineNotice />
        <Notices />
        <UnreadableNotice />
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
