import { readBuildManifest } from '../../build/buildManifest.mjs';
import type { Screen } from './walkScreen.mjs';

/** Views that only a query string opens. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  '/login': ['', '?recover'],
  '/school-directory': ['', '?city=a'],
  '/site-notification': ['', '?view=who-is-where', '?view=who-is-where&as=list'],
};

export const API = '/mediareact/api';

/** For each route parameter, the call whose first row provides a value, and the field that holds it. */
const FIRST_ROWS: Readonly<Record<string, readonly [string, string]>> = {
  '/media-listing/:identifier': ['org/listing', 'Identifier'],
  '/school-directory/league/:identifier': ['school/league/Senior', 'Identifier'],
  '/school-directory': ['school/search/name/high', 'Id'],
  '/site-notification/:activityID': ['site/activity-selection/activities', 'ActivityID'],
};

export async function everyScreen(origin: string, token: string): Promise<Record<'public' | 'media', Screen[]>> {
  const { routes } = await readBuildManifest(process.cwd());

  async function parameterOf(route: string): Promise<string> {
    const [call, field] = FIRST_ROWS[route] ?? FIRST_ROWS[/^\/[\w-]+/.exec(route)?.[0] ?? ''] ?? [];
    if (call === undefined || field === undefined) return '1';
    const answer = await fetch(`${origin}${API}/${call}`, { headers: { Authorization: `Bearer ${token}` } });
    const [row] = (await answer.json()) as Record<string, unknown>[];
    return String(row?.[field]);
  }

  async function screensOf(audience: 'public' | 'media'): Promise<Screen[]> {
    const screens: Screen[] = [];
    for (const { path } of routes.filter((route) => route.audience === audience)) {
      const address =
        path === '*' ? '/no-such-page' : path.replace(/:\w+$/, await parameterOf(path)).replace(':status', '1');
      for (const view of VIEWS[path] ?? ['']) {
        const within = screens.length === 0 ? 'body' : 'main';
        screens.push({ name: path + view, url: `${origin}/mediareact${address}${view}`, within });
      }
    }
    return screens;
  }

  return { public: await screensOf('public'), media: await screensOf('media') };
}
