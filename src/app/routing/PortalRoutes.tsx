import { useRoutes, type RouteObject } from 'react-router-dom';
import { ScreenBoundary } from './lazyPage';
import { mediaArea, routes } from './routes';

/** Case-sensitive, so that a page has one address. */
const screens = (audience: 'public' | 'media'): RouteObject[] =>
  routes
    .filter((route) => route.audience === audience)
    .map(({ path, Page }) => ({ path, caseSensitive: true, element: <Page /> }));

const tree: RouteObject[] = [...screens('public'), { element: <mediaArea.Page />, children: screens('media') }];

function Screen() {
  return useRoutes(tree);
}

/** Has no Suspense boundary, so that the previous screen stays while the next one loads, and React hydrates page and layout in one pass. */
export function PortalRoutes() {
  return (
    <ScreenBoundary>
      <Screen />
    </ScreenBoundary>
  );
}
