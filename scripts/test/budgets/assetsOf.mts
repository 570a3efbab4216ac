import type { BuildManifest, BuiltRoute } from '../../build/buildManifest.mjs';

/** Chunks that only an action of the user loads. Every other chunk counts, so that a new one cannot slip through. */
const ON_DEMAND: ReadonlySet<string> = new Set([
  // The click on "Download CSV".
  'csv',
  // A form that is sent.
  'left-writes',
]);

/** Chunks of the frame around the screens of one area. */
const ONLY_FOR: Readonly<Record<string, BuiltRoute['audience']>> = { 'media-layout': 'media' };

/**
 * The files that a route loads by itself: the entry, its page, and what both import later without being asked.
 * @throws where the page's chunk is not in the build
 */
export function assetsOf(route: BuiltRoute, { routes, groups }: BuildManifest): string[] {
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
      const isLoaded = !otherPages.has(child) && !ON_DEMAND.has(child) && ONLY_FOR[child] !== otherAudience(route);
      if (isLoaded) add(child);
    }
  }

  add('main');
  add(route.chunk);
  return [...assets];
}

const otherAudience = ({ audience }: BuiltRoute): BuiltRoute['audience'] => (audience === 'media' ? 'public' : 'media');
