import type { BuildManifest, BuiltRoute } from '../../build/buildManifest.mjs';

/** Chunks that only an action of the user loads. Every other chunk counts, so that a new one cannot slip through. */
const ON_DEMAND: ReadonlySet<string> = new Set([
  // The click on "Download CSV".
  'csv',
  // Opening "Add several by pasting a table".
  'add-several',
  // A form that is sent.
  'unattended-writes',
]);

/**
 * What a screen loads once it is there: what keeps it for offline, the form that renews a session, and the agreement's
 * form as one comes near to the choice of its type.
 */
const LATE: ReadonlySet<string> = new Set(['offline', 'sign-in-dialog', 'agreement-steps']);

/** Those of antd are late, too; wherever src/shared/ui names one, its name begins so. */
const isLate = (name: string): boolean => LATE.has(name) || name.startsWith('antd-');

/** Chunks of the frame around the screens of one area. */
const ONLY_FOR: Readonly<Record<string, BuiltRoute['audience']>> = { 'media-layout': 'media', 'media-bar': 'media' };

/**
 * The files that a route loads by itself: the entry, its page, and what both import later without being asked. `first`
 * leaves out what the screen loads once it is there.
 * @throws where the page's chunk is not in the build
 */
export function assetsOf(route: BuiltRoute, { routes, groups }: BuildManifest, which: 'first' | 'all'): string[] {
  const otherPages = new Set(routes.map(({ chunk }) => chunk).filter((chunk) => chunk !== route.chunk));
  const assets = new Set<string>();
  const seen = new Set<string>();

  function add(name: string): void {
    if (seen.has(name)) return;
    seen.add(name);
    const group = groups[name];
    if (group === undefined) throw new Error(`${route.path}: the build has no chunk "${name}"`);
    for (const asset of group.assets) assets.add(asset);
    for (const child of group.children) {
      if (otherPages.has(child) || ON_DEMAND.has(child) || ONLY_FOR[child] === otherAudience(route)) continue;
      if (which === 'all' || !isLate(child)) add(child);
    }
  }

  add('main');
  add(route.chunk);
  return [...assets];
}

const otherAudience = ({ audience }: BuiltRoute): BuiltRoute['audience'] => (audience === 'media' ? 'public' : 'media');
