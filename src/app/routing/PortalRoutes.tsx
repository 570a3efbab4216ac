import { Route, Routes } from 'react-router-dom';
import { RequireMedia } from './RequireMedia';
import { routes } from './routes';
import { ScreenBoundary } from './ScreenBoundary';

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
  return (
    <ScreenBoundary>
      <Routes>
        {elements('public')}
        <Route element={<RequireMedia />}>{elements('media')}</Route>
      </Routes>
    </ScreenBoundary>
  );
}
