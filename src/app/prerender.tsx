import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { config } from '@/shared/config';
import { BASE_PATH } from '@/shared/routes';
import { App } from './App';
import { PortalLayout } from './layout/PortalLayout';
import { descriptions } from './routing/descriptions';
import { preloadScreen, routes } from './routing/routes';
import { makeStore } from './store';
import { Provider } from 'react-redux';

export { BASE_PATH };

/** What scripts/build.mts makes documents of. */
export const prerenderedRoutes = routes
  .filter(({ prerender }) => prerender)
  .map(({ path, chunk, early = [] }) => ({ path, chunk, early, description: descriptions[path] ?? '' }));

/** All routes, for the byte budgets. */
export const builtRoutes = routes.map(({ path, chunk, audience, prerender = false }) => ({
  path,
  chunk,
  audience,
  prerender,
}));

export const mediaApiUrl = config.mediaApiUrl;

export const siteName = config.association.name;

const atPath = (path: string) => (children: React.ReactNode) => (
  <StaticRouter basename={BASE_PATH} location={path === '/' ? BASE_PATH : `${BASE_PATH}${path}`}>
    {children}
  </StaticRouter>
);

/** The markup of a route as a visitor first sees it, before any answer of the API. */
export async function renderRoute(path: string): Promise<string> {
  await preloadScreen(path);
  return renderToString(<App store={makeStore()} router={atPath(path)} />);
}

/** Header and footer around nothing: what 200.html shows until the browser has drawn the screen. */
export function renderShell(): string {
  return renderToString(<Provider store={makeStore()}>{atPath('/')(<PortalLayout>{null}</PortalLayout>)}</Provider>);
}
