import type { BuildManifest, BuiltRoute } from '../../build/buildManifest.mjs';

/** Chunks that a user action loads. All others count, so that a new chunk is never overlooked. */
const ON_DEMAND: ReadonlySet<string> = new Set(['csv', 'listing-csv', 'add-several', 'unattended-writes']);

/** Chunks that load after the screen has rendered. */
const LATE: ReadonlySet<string> = new Set(['offline', 'sign-in-dialog', 'agreement-steps']);

/** src/shared/ui names antd's chunks with this prefix. */
const isLate = (name: string): boolean => LATE.has(name) || name.startsWith('antd-');

const ONLY_FOR: Readonly<Record<string, BuiltRoute['audience']>> = { 'media-layout': 'media', 'media-bar': 'media' };

/**
 * `first` excludes what a route loads after rendering.
 * @throws if the build lacks the page's chunk
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
