import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { signIn, tokenFor } from './mediaSession';
import { open } from './settled';

export interface Route {
  path: string;
  audience: 'public' | 'media';
}

const API = '/mediareact/api';

/** Every route of the tested build. */
export function everyRoute(): Route[] {
  const { routes } = JSON.parse(readFileSync('.cache/build-manifest.json', 'utf8')) as { routes: Route[] };
  return routes;
}

type Find = (request: APIRequestContext) => Promise<string>;

/** A field of a call's first row. */
const first =
  (call: string, field: string): Find =>
  async (request) => {
    const headers = { Authorization: `Bearer ${await tokenFor(60)}` };
    const answer = await request.get(`${API}/${call}`, { headers });
    const [row] = (await answer.json()) as Record<string, unknown>[];
    return String(row?.[field]);
  };

const school = first('school/search/name/high', 'Id');

/** Seeded values for route parameters. */
const parameters: Readonly<Record<string, Find>> = {
  '/media-listing/:identifier': first('org/listing', 'Identifier'),
  '/agreement/:status/:globalId': () => Promise.resolve('1/6f1c7a0e-1c52-4e0b-9d6b-2b1f0c3d4e5f'),
  '/school-directory/:id': school,
  '/school-directory/admin/:id': school,
  '/school-directory/coaches/:id': school,
  '/school-directory/super/:id': school,
  '/school-directory/league/:identifier': first('school/league/Senior', 'Identifier'),
  '/site-notification/:activityID': first('site/activity-selection/activities', 'ActivityID'),
};

/** A route's address with its parameters filled in. @throws for a parameter without a value */
export async function addressOf({ path }: Route, request: APIRequestContext): Promise<string> {
  if (path === '*') return '/mediareact/no-such-page';
  if (!path.includes(':')) return `/mediareact${path}`;
  const find = parameters[path];
  if (find === undefined) throw new Error(`tests/browser/support/everyAddress.ts: what stands for ${path}?`);
  return `/mediareact${path.replace(/:.*$/, '')}${await find(request)}`;
}

/** Opens a route with what it needs: a session for the media area, and an address that has data. */
export async function openRoute(page: Page, route: Route, identifier?: string): Promise<void> {
  if (route.audience === 'media') await signIn(page, identifier);
  await open(page, await addressOf(route, page.request));
}
