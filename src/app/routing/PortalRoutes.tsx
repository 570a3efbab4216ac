import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router-dom';
import { UnexpectedErrorPage } from '@/pages/error/unexpected';
import { RequireMedia } from './RequireMedia';
import { routes } from './routes';

const elements = (audience: 'public' | 'media') =>
  routes
    .filter((route) => route.audience === audience)
    .map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

/**
 * The screen of the current address. One that fails is replaced by the error page; the next navigation recovers.
 * It stands in no boundary: the last screen stays while the next one's code is loaded, and a prerendered one is taken over
 * together with what is around it.
 */
export function PortalRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={UnexpectedErrorPage} resetKeys={[pathname]}>
      <Routes>
        {elements('public')}
        <Route element={<RequireMedia />}>{elements('media')}</Route>
      </Routes>
    </ErrorBoundary>
  );
}
