import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Manifest {
  routes: { path: string; audience: 'public' | 'media' }[];
}

/** Values for route parameters. */
type Parameters = Readonly<Record<string, string>>;

function addressOf(route: string, parameters: Parameters): string {
  if (route === '*') return '/no-such-page';
  return route.replace(/:(\w+)/g, (_all, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`${route}: tests/bench/publicPages.ts has no example of "${name}"`);
    return value;
  });
}

/**
 * An address of every public route of the build that stands in dist/, new routes included.
 * @param identifier - of an organization that the server knows
 */
export async function publicPages(identifier: string): Promise<string[]> {
  const file = path.join(process.cwd(), '.cache/build-manifest.json');
  const { routes } = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const parameters = { identifier, status: '1', globalId: 'example' };
  return routes
    .filter(({ audience }) => audience === 'public')
    .map((route) => (route.path === '/' ? '/mediareact/' : `/mediareact${addressOf(route.path, parameters)}`));
}
