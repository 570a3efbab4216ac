import { Route, Routes } from 'react-router-dom';
import { RequireMedia } from './RequireMedia';
import { routes } from './routes';
import { ScreenBoundary } from './ScreenBoundary';

const elements = (audience: 'public' | 'media') =>
  routes
    .filter((route) => route.audience === audience)
    .map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

/** No Suspense boundary: the last screen stays while the next one loads, and one pass hydrates page and layout. */
export function PortalRoutes() {
  return (
    <ScreenBoundary>
      <Routes>
        {elements('public')}
        <Route element={<RequireMedia />}>{elements('media')}</Route>
      </Routes>
    </ScreenBoundary>
  );
}
