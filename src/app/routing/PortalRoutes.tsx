import { useRoutes, type RouteObject } from 'react-router-dom';
import { ScreenBoundary } from './lazyPage';
import { mediaArea } from './mediaFrame';
import { routes } from './routes';

/** Case-sensitive, so that a page has one address. */
const screens = (audience: 'public' | 'media'): RouteObject[] =>
  routes
    .filter((route) => route.audience === audience)
    .map(({ path, Page }) => ({ path, caseSensitive: true, element: <Page /> }));

const tree: RouteObject[] = [...screens('public'), { element: <mediaArea.Page />, children: screens('media') }];

function Screen() {
  return useRoutes(tree);
}

/** No Suspense boundary: the last screen stays while the next one loads, and one pass hydrates page and layout. */
export function PortalRoutes() {
  return (
    <ScreenBoundary>
      <Screen />
    </ScreenBoundary>
  );
}
