import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router-dom';
import { UnexpectedErrorPage } from '@/pages/error/unexpected';
import { RequestProgress } from '@/shared/ui/request-progress';
import { RequireMedia } from './RequireMedia';
import { routes } from './routes';

const elements = (audience: 'public' | 'media') =>
  routes
    .filter((route) => route.audience === audience)
    .map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

/** The screen of the current address. One that fails is replaced by the error page; the next navigation recovers. */
export function PortalRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={UnexpectedErrorPage} resetKeys={[pathname]}>
      <Suspense fallback={<RequestProgress running />}>
        <Routes>
          {elements('public')}
          <Route element={<RequireMedia />}>{elements('media')}</Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
